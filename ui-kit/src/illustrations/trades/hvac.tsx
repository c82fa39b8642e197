import type { ReactNode } from 'react';

import { Backdrop } from '../backdrop.tsx';

/** Cool air out of the wall. */
export function Hvac(): ReactNode {
  return (
    <svg className="ui-illustration" viewBox="0 0 240 180" aria-hidden="true">
      <Backdrop />
      <rect className="ui-art-surface" x="48" y="42" width="144" height="54" rx="14" />
      <path
        className="ui-art-shade"
        d="M172 43.500h6c7 0 12.500 5.500 12.500 12.500v26c0 7-5.500 12.500-12.500 12.500h-16c10-14 14-34 10-51Z"
      />
      <path className="ui-art-pane" d="M68 80h104v6a10 10 0 0 1-10 10H78a10 10 0 0 1-10-10Z" />
      <path className="ui-art-line" d="M66 60h40" />
      <circle className="ui-art-accent" cx="168" cy="62" r="5" />
      <path
        className="ui-art-line"
        d="M84 110c-8 8 8 14 0 24M120 110c-8 10 8 18 0 30M156 110c-8 8 8 14 0 24"
      />
    </svg>
  );
}
