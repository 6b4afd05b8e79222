import { useEffect, useRef, useState } from 'react';
import { useT } from '../i18n/language.tsx';
import { codeFrom, go } from '../router.ts';
import { type Detector, openDetector } from '../scanner.ts';
import { Sheet } from './sheet.tsx';

const LOOK_EVERY_MS = 200;

/** Looks until it reads a table's code; null when it was told to stop. */
const readCode = async (video: HTMLVideoElement, detector: Detector, wanted: () => boolean): Promise<string | null> => {
  while (wanted()) {
    const found = await detector.detect(video).catch(() => []);
    const code = found.map(({ rawValue }) => codeFrom(rawValue)).find(one => one !== null);
    if (code !== undefined) return code;
    await new Promise(resolve => setTimeout(resolve, LOOK_EVERY_MS));
  }
  return null;
};

/** The camera looks for a table's QR code; pictures stay in this device and are not kept. */
export const ScanSheet = ({ onClose }: { onClose: () => void }) => {
  const t = useT();
  const video = useRef<HTMLVideoElement>(null);
  const [blind, setBlind] = useState(false);
  useEffect(() => {
    let wanted = true;
    let stream: MediaStream | null = null;
    const stop = () => stream?.getTracks().forEach(track => track.stop());
    const look = async (): Promise<void> => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      const screen = video.current;
      if (!wanted || screen === null) return stop();
      screen.srcObject = stream;
      await screen.play();
      const code = await readCode(screen, openDetector(), () => wanted);
      if (code !== null) go(`/t/${code}`);
    };
    look().catch(() => {
      if (wanted) setBlind(true);
    });
    return () => {
      wanted = false;
      stop();
    };
  }, []);
  return (
    <Sheet title={t('home.scan')} onClose={onClose}>
      {blind ? (
        <p role="alert">{t('scan.blind')}</p>
      ) : (
        <>
          <video ref={video} className="viewfinder" muted playsInline aria-label={t('scan.camera')} />
          <p className="dim">{t('scan.text')}</p>
        </>
      )}
    </Sheet>
  );
};
