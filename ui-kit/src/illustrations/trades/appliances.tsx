import type { ReactNode } from 'react';

import { Backdrop } from '../backdrop.tsx';

/** A washing machine at work. */
export function Appliances(): ReactNode {
  return (
    <svg className="ui-illustration" viewBox="0 0 240 180" aria-hidden="true">
      <Backdrop />
      <rect className="ui-art-surface" x="74" y="30" width="92" height="118" rx="12" />
      <path
        className="ui-art-shade"
        d="M154 31.500c6 0 10.500 4.500 10.500 10.500v94c0 6-4.500 10.500-10.500 10.500h-16c12-32 16-78 10-115Z"
      />
      <path className="ui-art-line" d="M74 60h92" />
      <rect className="ui-art-pane" x="86" y="40" width="28" height="10" rx="4" />
      <circle className="ui-art-accent" cx="148" cy="45" r="7" />
      <circle className="ui-art-surface" cx="120" cy="104" r="32" />
      <circle className="ui-art-pane" cx="120" cy="104" r="23" />
      <path className="ui-art-tile" d="M98 106c8-6 14 6 22 0s14 5 22 0a22 22 0 0 1-44 0Z" />
      <path className="ui-art-line" d="M88 148v6M152 148v6" />
    </svg>
  );
}
