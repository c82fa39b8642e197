import type { ReactNode } from 'react';

import { Backdrop } from './backdrop.tsx';

/** A heart kept on a card. */
export function EmptyFavourites(): ReactNode {
  return (
    <svg className="ui-illustration" viewBox="0 0 240 180" aria-hidden="true">
      <Backdrop />
      <rect
        className="ui-art-surface"
        x="62"
        y="38"
        width="84"
        height="108"
        rx="12"
        transform="rotate(-7 104 92)"
      />
      <rect
        className="ui-art-surface"
        x="94"
        y="38"
        width="84"
        height="108"
        rx="12"
        transform="rotate(5 136 92)"
      />
      <path
        className="ui-art-shade"
        d="M172 44.500c4 .4 7 4 6.500 8l-8 86c-.5 5-4.500 8-9.500 7.600l-12-1c14-30 20-68 17-101Z"
      />
      <path
        className="ui-art-accent"
        d="M132 116c-22-15-31-26-31-38a15.500 15.500 0 0 1 29-8 15.500 15.500 0 0 1 29 5c0 13-7 24-27 41Z"
      />
      <path className="ui-art-line" d="M110 80a7 7 0 0 1 6-7" />
    </svg>
  );
}
