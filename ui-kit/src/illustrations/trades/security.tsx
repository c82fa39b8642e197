import type { ReactNode } from 'react';

import { Backdrop } from '../backdrop.tsx';

/** A security camera. */
export function Security(): ReactNode {
  return (
    <svg className="ui-illustration" viewBox="0 0 240 180" aria-hidden="true">
      <Backdrop />
      <path className="ui-art-shade" d="m92 104-40 46h112l-36-36Z" />
      <rect className="ui-art-pane" x="168" y="34" width="18" height="54" rx="6" />
      <path className="ui-art-line" d="M168 62h-16l-8 14" />
      <g transform="rotate(-18 112 88)">
        <path
          className="ui-art-surface"
          d="M66 64h82a12 12 0 0 1 12 12v20a12 12 0 0 1-12 12H66a6 6 0 0 1-6-6V70a6 6 0 0 1 6-6Z"
        />
        <path
          className="ui-art-shade"
          d="M138 65.500h9.500c6 0 11 5 11 10.500v20c0 5.500-5 10.500-11 10.500H134c6-12 8-28 4-41Z"
        />
        <circle className="ui-art-panel" cx="80" cy="86" r="15" />
        <circle className="ui-art-dot" cx="80" cy="86" r="5" />
        <circle className="ui-art-accent" cx="140" cy="76" r="4.500" />
        <path className="ui-art-line" d="M60 60h96" />
      </g>
    </svg>
  );
}
