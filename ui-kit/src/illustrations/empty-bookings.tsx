import type { ReactNode } from 'react';

import { Backdrop } from './backdrop.tsx';

/** A calendar with nothing in it, and a clock. */
export function EmptyBookings(): ReactNode {
  return (
    <svg className="ui-illustration" viewBox="0 0 240 180" aria-hidden="true">
      <Backdrop />
      <rect className="ui-art-surface" x="66" y="46" width="100" height="96" rx="12" />
      <path className="ui-art-panel" d="M66 72V58a12 12 0 0 1 12-12h76a12 12 0 0 1 12 12v14Z" />
      <path className="ui-art-line" d="M92 36v18M140 36v18" />
      <rect className="ui-art-tile" x="82" y="84" width="16" height="14" rx="4" />
      <rect className="ui-art-tile" x="108" y="84" width="16" height="14" rx="4" />
      <rect className="ui-art-tile" x="134" y="84" width="16" height="14" rx="4" />
      <rect className="ui-art-tile" x="82" y="108" width="16" height="14" rx="4" />
      <rect className="ui-art-accent" x="107" y="107" width="18" height="16" rx="4" />
      <path
        className="ui-art-shade"
        d="M152 74h12.500v56c0 6-4.500 10.500-10.500 10.500h-14c10-18 14-42 12-66.500Z"
      />
      <circle className="ui-art-surface" cx="166" cy="130" r="25" />
      <path className="ui-art-line" d="M166 115v15l10 7" />
    </svg>
  );
}
