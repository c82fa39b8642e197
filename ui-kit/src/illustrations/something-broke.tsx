import type { ReactNode } from 'react';

import { Backdrop } from './backdrop.tsx';

/** A plug that has come out of its socket. */
export function SomethingBroke(): ReactNode {
  return (
    <svg className="ui-illustration" viewBox="0 0 240 180" aria-hidden="true">
      <Backdrop />
      <path className="ui-art-line" d="M20 104h40" />
      <rect className="ui-art-surface" x="58" y="82" width="40" height="44" rx="10" />
      <path className="ui-art-line" d="M98 94h14M98 114h14" />
      <path className="ui-art-accent" d="m128 72-8 16h9l-5 14 15-20h-9l6-10Z" />
      <rect className="ui-art-surface" x="144" y="78" width="40" height="52" rx="10" />
      <path className="ui-art-shade" d="M172 78h2c6 0 10 4 10 10v32c0 6-4 10-10 10h-2Z" />
      <path className="ui-art-line" d="M152 94h6M152 114h6M184 104h40" />
    </svg>
  );
}
