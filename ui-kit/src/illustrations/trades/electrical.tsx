import type { ReactNode } from 'react';

import { Backdrop } from '../backdrop.tsx';

/** A bulb with a spark. */
export function Electrical(): ReactNode {
  return (
    <svg className="ui-illustration" viewBox="0 0 240 180" aria-hidden="true">
      <Backdrop />
      <path className="ui-art-line" d="M120 20v-4M66 40l-8-7M174 40l8-7M56 84H44M184 84h12" />
      <path
        className="ui-art-surface"
        d="M120 30a44 44 0 0 1 27 79c-6 5-9 9-9 16h-36c0-7-3-11-9-16a44 44 0 0 1 27-79Z"
      />
      <path
        className="ui-art-shade"
        d="M134 33a43 43 0 0 1 12 75c-6 5-9 9-9 15.500h-12c12-26 18-60 9-90.500Z"
      />
      <path className="ui-art-accent" d="m125 52-20 28h13l-5 22 21-31h-13Z" />
      <rect className="ui-art-pane" x="103" y="125" width="34" height="11" rx="4" />
      <rect className="ui-art-pane" x="108" y="136" width="24" height="11" rx="5" />
    </svg>
  );
}
