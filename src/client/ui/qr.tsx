import QRCode from 'qrcode';
import { useMemo } from 'react';

/** A table's address for a phone's camera. */
export const Qr = ({ text, label }: { text: string; label: string }) => {
  const { path, size } = useMemo(() => {
    const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
    let dots = '';
    for (let y = 0; y < modules.size; y++)
      for (let x = 0; x < modules.size; x++) if (modules.get(y, x)) dots += `M${x} ${y}h1v1h-1z`;
    return { path: dots, size: modules.size };
  }, [text]);
  return (
    <svg
      className="qr"
      viewBox={`-2 -2 ${size + 4} ${size + 4}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#1c2348" />
    </svg>
  );
};
