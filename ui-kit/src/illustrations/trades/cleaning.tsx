import type { ReactNode } from 'react';

import { Backdrop } from '../backdrop.tsx';

/** A bucket of suds and a brush. */
export function Cleaning(): ReactNode {
  return (
    <svg className="ui-illustration" viewBox="0 0 240 180" aria-hidden="true">
      <Backdrop />
      <path className="ui-art-line" d="M172 34l-22 62" />
      <path className="ui-art-accent" d="m140 92 26 9-10 30c-14 2-26-2-34-12Z" />
      <path className="ui-art-line" d="M138 128l6-18M150 132l5-16" />
      <path className="ui-art-surface" d="M60 84h76l-9 58a6 6 0 0 1-6 5H75a6 6 0 0 1-6-5Z" />
      <path
        className="ui-art-shade"
        d="M120 85.500h14.500l-9 55c-.5 3-2.500 5-5.500 5h-12c8-16 12-40 12-60Z"
      />
      <rect className="ui-art-pane" x="54" y="76" width="88" height="13" rx="6" />
      <path className="ui-art-line" d="M64 76a34 28 0 0 1 68 0" />
      <circle className="ui-art-bubble" cx="80" cy="64" r="9" />
      <circle className="ui-art-bubble" cx="100" cy="56" r="12" />
      <circle className="ui-art-bubble" cx="118" cy="66" r="7" />
    </svg>
  );
}
