import type { ReactNode } from 'react';

import { Backdrop } from '../backdrop.tsx';

/** A solar panel under the sun. */
export function Solar(): ReactNode {
  return (
    <svg className="ui-illustration" viewBox="0 0 240 180" aria-hidden="true">
      <Backdrop />
      <circle className="ui-art-accent" cx="176" cy="48" r="17" />
      <path className="ui-art-line" d="M176 22v-4M200 48h5M194 30l4-4M194 66l4 4M158 30l-4-4" />
      <path className="ui-art-panel" d="M46 126 74 66h86l-6 60Z" />
      <path
        className="ui-art-line"
        d="M76 66 118 66M64 86h94M55 106h101M103 66l-10 60M132 66l-4 60"
      />
      <path className="ui-art-line" d="M102 126v22M80 148h46" />
      <path className="ui-art-line" d="M40 126h118" />
    </svg>
  );
}
