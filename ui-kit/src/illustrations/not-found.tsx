import type { ReactNode } from 'react';

import { Backdrop } from './backdrop.tsx';

const places = [
  [66, 34],
  [102, 34],
  [138, 34],
  [66, 70],
  [138, 70],
  [66, 106],
  [102, 106],
  [138, 106],
] as const;

/** A tile wall with one missing; it lies on the floor. */
export function NotFound(): ReactNode {
  return (
    <svg className="ui-illustration" viewBox="0 0 240 180" aria-hidden="true">
      <Backdrop />
      {places.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <rect className="ui-art-surface" width="36" height="36" rx="4" />
          <path
            className="ui-art-tile"
            d="m18 5 4 8 9-4-4 9 8 4-8 4 4 9-9-4-4 8-4-8-9 4 4-9-8-4 8-4-4-9 9 4Z"
            transform="translate(0 -4)"
          />
        </g>
      ))}
      <g transform="translate(170 116) rotate(24)">
        <rect className="ui-art-accent" width="36" height="36" rx="4" />
      </g>
    </svg>
  );
}
