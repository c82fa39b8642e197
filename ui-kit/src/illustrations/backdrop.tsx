import type { ReactNode } from 'react';

/** The background of every illustration: a soft hill and two stars of a tile. */
export function Backdrop(): ReactNode {
  return (
    <>
      <path
        className="ui-art-ground"
        d="M22 128C10 92 30 44 74 30c34-11 92-12 122 14 32 28 34 84 6 106-14 10-146 12-162 2-8-5-15-15-18-24Z"
      />
      <path
        className="ui-art-star"
        d="m40 34 3 6 7-3-3 7 6 3-6 3 3 7-7-3-3 6-3-6-7 3 3-7-6-3 6-3-3-7 7 3Z"
      />
      <path
        className="ui-art-star"
        d="m206 118 2 4 5-2-2 5 4 2-4 2 2 5-5-2-2 4-2-4-5 2 2-5-4-2 4-2-2-5 5 2Z"
      />
    </>
  );
}
