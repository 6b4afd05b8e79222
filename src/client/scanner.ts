/** The part of the Shape Detection API that is used here; the standard library does not know it yet. */
export interface Detector {
  readonly detect: (from: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector;
}

const found = (): DetectorClass | undefined => (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

/** Whether this browser can read a QR code by itself; where it cannot, the device's camera app opens the link. */
export const canScan = (): boolean => found() !== undefined && navigator.mediaDevices?.getUserMedia !== undefined;

export const openDetector = (): Detector => {
  const Class = found();
  if (Class === undefined) throw new Error('This browser reads no codes');
  return new Class({ formats: ['qr_code'] });
};
