import type { ReactNode } from 'react';

import { Backdrop } from '../backdrop.tsx';

/** A hammer, a nail and a plank. */
export function Carpentry(): ReactNode {
  return (
    <svg className="ui-illustration" viewBox="0 0 240 180" aria-hidden="true">
      <Backdrop />
      <rect className="ui-art-surface" x="38" y="116" width="164" height="28" rx="6" />
      <path className="ui-art-line" d="M54 126h46M120 134h60M64 136h22" />
      <path className="ui-art-line" d="M74 116V90M66 90h16" />
      <g transform="rotate(28 140 84)">
        <rect className="ui-art-accent" x="133" y="62" width="15" height="78" rx="6" />
        <path
          className="ui-art-surface"
          d="M112 34h48c12 0 18 8 18 18-6-4-12-5-18-5v19h-48a6 6 0 0 1-6-6V40a6 6 0 0 1 6-6Z"
        />
        <path
          className="ui-art-shade"
          d="M148 36h12c9 0 14 5 16 12-6-2.500-11-3-17.500-3v19.500H148Z"
        />
      </g>
    </svg>
  );
}
