import type { ReactNode } from 'react';

import { Backdrop } from '../backdrop.tsx';

/** A wall that grows, and the trowel. */
export function Construction(): ReactNode {
  return (
    <svg className="ui-illustration" viewBox="0 0 240 180" aria-hidden="true">
      <Backdrop />
      <rect className="ui-art-surface" x="46" y="118" width="46" height="28" rx="4" />
      <rect className="ui-art-pane" x="92" y="118" width="46" height="28" rx="4" />
      <rect className="ui-art-surface" x="138" y="118" width="46" height="28" rx="4" />
      <rect className="ui-art-pane" x="46" y="90" width="24" height="28" rx="4" />
      <rect className="ui-art-surface" x="70" y="90" width="46" height="28" rx="4" />
      <rect className="ui-art-pane" x="116" y="90" width="46" height="28" rx="4" />
      <rect className="ui-art-surface" x="46" y="62" width="46" height="28" rx="4" />
      <g transform="rotate(-28 150 62)">
        <path className="ui-art-accent" d="M118 44h50l-6 26c-10 10-28 10-38 0Z" />
        <path className="ui-art-line" d="M143 44V30" />
        <rect className="ui-art-surface" x="136" y="6" width="14" height="28" rx="6" />
      </g>
      <path className="ui-art-line" d="M34 146h164" />
    </svg>
  );
}
