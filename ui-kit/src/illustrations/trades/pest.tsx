import type { ReactNode } from 'react';

import { Backdrop } from '../backdrop.tsx';

/** A shield and an insect. */
export function Pest(): ReactNode {
  return (
    <svg className="ui-illustration" viewBox="0 0 240 180" aria-hidden="true">
      <Backdrop />
      <path
        className="ui-art-surface"
        d="M120 28c17 13 36 18 56 18 0 52-17 84-56 104-39-20-56-52-56-104 20 0 39-5 56-18Z"
      />
      <path
        className="ui-art-shade"
        d="M120 30.500c16 12 34 17 54.500 17-1 50-18 81-54.500 101 18-40 20-80 0-118Z"
      />
      <path
        className="ui-art-line"
        d="M96 76l-12-7M96 92H80M97 106l-12 8M144 76l12-7M144 92h16M143 106l12 8"
      />
      <path className="ui-art-line" d="M112 64c-2-6-6-9-10-10M128 64c2-6 6-9 10-10" />
      <path
        className="ui-art-accent"
        d="M120 66c14 0 24 12 24 27s-10 28-24 28-24-13-24-28 10-27 24-27Z"
      />
      <path className="ui-art-line" d="M120 68v52M100 84h40" />
    </svg>
  );
}
