import type { ReactNode } from 'react';

import { Backdrop } from './backdrop.tsx';

/** Two speech bubbles with nothing in them. */
export function EmptyMessages(): ReactNode {
  return (
    <svg className="ui-illustration" viewBox="0 0 240 180" aria-hidden="true">
      <Backdrop />
      <path
        className="ui-art-surface"
        d="M60 52a12 12 0 0 1 12-12h72a12 12 0 0 1 12 12v36a12 12 0 0 1-12 12H96l-18 16v-16h-6a12 12 0 0 1-12-12Z"
      />
      <path className="ui-art-line" d="M80 62h52M80 78h32" />
      <path
        className="ui-art-accent"
        d="M184 84a12 12 0 0 0-12-12h-52a12 12 0 0 0-12 12v30a12 12 0 0 0 12 12h38l16 15v-15a12 12 0 0 0 10-12Z"
      />
      <circle className="ui-art-dot" cx="130" cy="99" r="4" />
      <circle className="ui-art-dot" cx="146" cy="99" r="4" />
      <circle className="ui-art-dot" cx="162" cy="99" r="4" />
    </svg>
  );
}
