import type { ReactNode } from 'react';

import { qrPath } from './qr-path.ts';

export interface QrCodeProps {
  /** What a camera reads: an address as a rule. */
  readonly value: string;
  /** What it leads to, for those who do not see it. Write the same in words beside it. */
  readonly label: string;
  /** Any CSS width. */
  readonly size?: string;
}

/** An address as a picture that a camera reads: black on white in both themes. */
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
