import type { ReactNode } from 'react';

import { Backdrop } from '../backdrop.tsx';

/** A roller and the stripe behind it. */
export function Painting(): ReactNode {
  return (
    <svg className="ui-illustration" viewBox="0 0 240 180" aria-hidden="true">
      <Backdrop />
      <path
        className="ui-art-pane"
        d="M60 58h74v50c0 8-11 8-11 0v-6c0-8-12-8-12 0v30c0 9-13 9-13 0v-24c0-8-13-8-13 0v8c0 8-12 8-12 0v-14c0-8-13-8-13 2Z"
      />
      <rect className="ui-art-accent" x="50" y="32" width="104" height="34" rx="12" />
      <path className="ui-art-line" d="M66 43h36" />
      <path className="ui-art-line" d="M154 49h26v32h-22v14" />
      <rect className="ui-art-surface" x="148" y="94" width="20" height="54" rx="9" />
      <path
        className="ui-art-shade"
        d="M160 95.500c4 0 6.500 3 6.500 7v37c0 4-2.500 7-6.500 7h-3c4-15 6-36 3-51Z"
      />
    </svg>
  );
}
