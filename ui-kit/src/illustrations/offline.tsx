import type { ReactNode } from 'react';

import { Backdrop } from './backdrop.tsx';

/** A cloud with its plug pulled. */
export function Offline(): ReactNode {
  return (
    <svg className="ui-illustration" viewBox="0 0 240 180" aria-hidden="true">
      <Backdrop />
      <path
        className="ui-art-surface"
        d="M82 112a24 24 0 0 1-2-48 32 32 0 0 1 60-12 28 28 0 0 1 28 60Z"
      />
      <path
        className="ui-art-shade"
        d="M150 54.500a26.500 26.500 0 0 1 18 56h-30c16-10 20-36 12-56Z"
      />
      <path className="ui-art-line" d="M104 84a26 26 0 0 1 34 0M112 96a14 14 0 0 1 18 0" />
      <path className="ui-art-line" d="M121 112v14" />
      <rect className="ui-art-accent" x="108" y="126" width="26" height="18" rx="6" />
      <path className="ui-art-line" d="M115 144v8M127 144v8" />
      <path className="ui-art-fine" d="M94 160h54" strokeDasharray="1 7" />
    </svg>
  );
}
