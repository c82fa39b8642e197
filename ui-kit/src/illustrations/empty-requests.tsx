import type { ReactNode } from 'react';

import { Backdrop } from './backdrop.tsx';

/** A clipboard with room to write, and a pencil. */
export function EmptyRequests(): ReactNode {
  return (
    <svg className="ui-illustration" viewBox="0 0 240 180" aria-hidden="true">
      <Backdrop />
      <rect className="ui-art-surface" x="78" y="40" width="84" height="108" rx="12" />
      <path
        className="ui-art-shade"
        d="M150 41.500c6 0 10.500 5 10.500 10.500v84c0 6-4.500 10.500-10.500 10.500h-10V41.500Z"
      />
      <rect className="ui-art-accent" x="102" y="31" width="36" height="18" rx="7" />
      <path className="ui-art-line" d="M94 72h34M94 90h44M94 108h22" />
      <g transform="rotate(38 172 112)">
        <path className="ui-art-surface" d="M164 82h16v52l-8 14-8-14Z" />
        <path className="ui-art-accent" d="M164 82v-4a6 6 0 0 1 6-6h4a6 6 0 0 1 6 6v4Z" />
        <path className="ui-art-line" d="M164 134h16" />
      </g>
    </svg>
  );
}
