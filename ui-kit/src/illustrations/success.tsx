import type { ReactNode } from 'react';

import { Backdrop } from './backdrop.tsx';

/** A seal of eight points with a tick. */
export function Success(): ReactNode {
  return (
    <svg className="ui-illustration" viewBox="0 0 240 180" aria-hidden="true">
      <Backdrop />
      <path
        className="ui-art-accent"
        d="M120 28l17 20 26-4-4 26 20 17-20 17 4 26-26-4-17 20-17-20-26 4 4-26-20-17 20-17-4-26 26 4Z"
      />
      <circle className="ui-art-surface" cx="120" cy="87" r="33" />
      <path className="ui-art-line" d="m105 87 11 11 20-23" />
      <path className="ui-art-line" d="M58 64l-10-6M184 62l12-8M60 116l-12 7M182 116l12 7" />
      <circle className="ui-art-tile" cx="76" cy="34" r="5" />
      <circle className="ui-art-tile" cx="178" cy="138" r="5" />
      <rect
        className="ui-art-tile"
        x="160"
        y="24"
        width="9"
        height="9"
        rx="2"
        transform="rotate(24 164 28)"
      />
      <rect
        className="ui-art-tile"
        x="64"
        y="136"
        width="9"
        height="9"
        rx="2"
        transform="rotate(-18 68 140)"
      />
    </svg>
  );
}
