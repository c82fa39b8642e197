import type { ReactNode } from 'react';

import { qrPath } from './qr-path.ts';

export interface QrCodeProps {
  /** The content, usually an address. */
  readonly value: string;
  /** What it links to, for screen readers. Write the same in words beside it. */
  readonly label: string;
  /** Any CSS width. */
  readonly size?: string;
}

/** A QR code: black on white in both themes. */
export function QrCode({ value, label, size = '160px' }: QrCodeProps): ReactNode {
  const { side, path } = qrPath(value);
  return (
    <svg
      className="ui-qr-code"
      viewBox={`0 0 ${side} ${side}`}
      style={{ inlineSize: size, blockSize: size }}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect className="ui-qr-code-ground" width={side} height={side} />
      <path className="ui-qr-code-modules" d={path} />
    </svg>
  );
}
