import type { ReactNode } from 'react';

import { Backdrop } from './backdrop.tsx';

/** A shop with its door still closed. */
export function EmptyStores(): ReactNode {
  return (
    <svg className="ui-illustration" viewBox="0 0 240 180" aria-hidden="true">
      <Backdrop />
      <path className="ui-art-surface" d="M66 84h108v62H66Z" />
      <path className="ui-art-door" d="M82 146v-36a14 14 0 0 1 28 0v36Z" />
      <circle className="ui-art-knob" cx="103" cy="126" r="2.500" />
      <rect className="ui-art-pane" x="122" y="100" width="38" height="26" rx="4" />
      <path className="ui-art-line" d="M141 100v26" />
      <path className="ui-art-accent" d="M60 52h24v28a12 12 0 0 1-24 0Z" />
      <path className="ui-art-surface" d="M84 52h24v28a12 12 0 0 1-24 0Z" />
      <path className="ui-art-accent" d="M108 52h24v28a12 12 0 0 1-24 0Z" />
      <path className="ui-art-surface" d="M132 52h24v28a12 12 0 0 1-24 0Z" />
      <path className="ui-art-accent" d="M156 52h24v28a12 12 0 0 1-24 0Z" />
      <path className="ui-art-line" d="M58 52h124M50 146h140" />
    </svg>
  );
}
