import type { ReactNode } from 'react';

import { Backdrop } from './backdrop.tsx';

/** A wheel and a spanner: back in a moment. */
export function Maintenance(): ReactNode {
  return (
    <svg className="ui-illustration" viewBox="0 0 240 180" aria-hidden="true">
      <Backdrop />
      <path
        className="ui-art-surface"
        d="M112 40h18l3 14 9 4 12-8 13 13-8 12 4 9 14 3v18l-14 3-4 9 8 12-13 13-12-8-9 4-3 14h-18l-3-14-9-4-12 8-13-13 8-12-4-9-14-3V87l14-3 4-9-8-12 13-13 12 8 9-4Z"
      />
      <path
        className="ui-art-shade"
        d="M142 60l12-8 11 11-8 12 4 9 14 3v16l-14 3-4 9 8 12-11 11-12-8c12-22 12-48 0-70Z"
      />
      <circle className="ui-art-pane" cx="121" cy="96" r="20" />
      <path
        className="ui-art-accent"
        d="M196 60a17 17 0 0 0-23 20l-44 44a8 8 0 0 0 11 11l44-44a17 17 0 0 0 20-23l-11 11-9-2-2-9Z"
      />
    </svg>
  );
}
