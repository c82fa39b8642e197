import type { ReactNode } from 'react';

import { Backdrop } from '../backdrop.tsx';

/** An armchair. */
export function Furnishing(): ReactNode {
  return (
    <svg className="ui-illustration" viewBox="0 0 240 180" aria-hidden="true">
      <Backdrop />
      <path className="ui-art-line" d="M188 148V62M172 148h32" />
      <path className="ui-art-accent" d="M172 62h32l-7-26h-18Z" />
      <path className="ui-art-surface" d="M66 92V60a22 22 0 0 1 22-22h40a22 22 0 0 1 22 22v32Z" />
      <path
        className="ui-art-shade"
        d="M132 39.500c10 1 16.500 10 16.500 20.500v30.500H130c6-16 7-36 2-51Z"
      />
      <path className="ui-art-pane" d="M74 94h68v28H74Z" />
      <path
        className="ui-art-surface"
        d="M46 88a14 14 0 0 1 28 0v30h68V88a14 14 0 0 1 28 0v42a8 8 0 0 1-8 8H54a8 8 0 0 1-8-8Z"
      />
      <path className="ui-art-line" d="M60 138v10M156 138v10M36 148h140" />
      <rect
        className="ui-art-panel"
        x="92"
        y="72"
        width="32"
        height="28"
        rx="6"
        transform="rotate(8 108 86)"
      />
    </svg>
  );
}
