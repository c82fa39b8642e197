import type { ReactNode } from 'react';

import { Backdrop } from '../backdrop.tsx';

/** A moving van. */
export function Moving(): ReactNode {
  return (
    <svg className="ui-illustration" viewBox="0 0 240 180" aria-hidden="true">
      <Backdrop />
      <path className="ui-art-surface" d="M40 58a8 8 0 0 1 8-8h80a8 8 0 0 1 8 8v70H40Z" />
      <path
        className="ui-art-shade"
        d="M122 51.500h6c4 0 6.500 2.500 6.500 6.500v68.500h-22c10-22 13-50 9.500-75Z"
      />
      <path
        className="ui-art-tile"
        d="m88 64 5 11 11-5-5 11 11 5-11 5 5 11-11-5-5 11-5-11-11 5 5-11-11-5 11-5-5-11 11 5Z"
      />
      <path
        className="ui-art-accent"
        d="M136 78h28a8 8 0 0 1 6.500 3.300l18 24.700a8 8 0 0 1 1.500 4.700V128h-54Z"
      />
      <path className="ui-art-pane" d="M148 88h14l12 16h-26Z" />
      <circle className="ui-art-surface" cx="72" cy="132" r="16" />
      <circle className="ui-art-surface" cx="162" cy="132" r="16" />
      <circle className="ui-art-dot" cx="72" cy="132" r="5" />
      <circle className="ui-art-dot" cx="162" cy="132" r="5" />
      <path className="ui-art-line" d="M30 148h180" />
    </svg>
  );
}
