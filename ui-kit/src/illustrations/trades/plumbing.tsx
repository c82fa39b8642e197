import type { ReactNode } from 'react';

import { Backdrop } from '../backdrop.tsx';

/** A dripping tap. */
export function Plumbing(): ReactNode {
  return (
    <svg className="ui-illustration" viewBox="0 0 240 180" aria-hidden="true">
      <Backdrop />
      <rect className="ui-art-pane" x="58" y="52" width="16" height="48" rx="6" />
      <path
        className="ui-art-surface"
        d="M74 62h50a30 30 0 0 1 30 30v14h-24V94a6 6 0 0 0-6-6H74Z"
      />
      <path
        className="ui-art-shade"
        d="M124 63.500a28.500 28.500 0 0 1 28.500 28.500v12.500H142V92c0-14-8-22-20-28.500Z"
      />
      <path className="ui-art-line" d="M104 62V46" />
      <rect className="ui-art-accent" x="84" y="32" width="40" height="15" rx="7.500" />
      <rect className="ui-art-surface" x="126" y="104" width="32" height="10" rx="4" />
      <path className="ui-art-panel" d="M142 122c7 9 10 13 10 18a10 10 0 0 1-20 0c0-5 3-9 10-18Z" />
      <path className="ui-art-line" d="M170 148h22M92 148h26" />
    </svg>
  );
}
