import type { ReactNode } from 'react';

import { Backdrop } from './backdrop.tsx';

/** A bell at rest under an arch. */
export function EmptyNotifications(): ReactNode {
  return (
    <svg className="ui-illustration" viewBox="0 0 240 180" aria-hidden="true">
      <Backdrop />
      <path className="ui-art-line" d="M120 28v18" />
      <path
        className="ui-art-surface"
        d="M84 118c8-8 8-22 8-38a28 28 0 0 1 56 0c0 16 0 30 8 38 3 3 1 8-4 8H88c-5 0-7-5-4-8Z"
      />
      <path
        className="ui-art-shade"
        d="M136 60c8 6 12 13 12 22 0 14 0 28 8 36 3 3 1 8-4 8h-22c10-8 12-44 6-66Z"
      />
      <path className="ui-art-accent" d="M106 126h28a14 14 0 0 1-28 0Z" />
      <path className="ui-art-line" d="M168 62h14l-14 18h14M186 38h10l-10 13h10" />
    </svg>
  );
}
