import { encode } from 'uqr';
import '../tasks/tasks.css';

interface QrCodeProps {
  readonly text: string;
  /** What it is a picture of. */
  readonly label: string;
}

/** A QR code as one path, dark on light whatever the theme: not all cameras read the reverse. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      className="security-qr"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
      <path d={squares.join('')} fill="#000" />
    </svg>
  );
}
