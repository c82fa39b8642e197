import type { ReactNode } from 'react';

import { Backdrop } from '../backdrop.tsx';

/** The tank on the roof. */
export function Water(): ReactNode {
  return (
    <svg className="ui-illustration" viewBox="0 0 240 180" aria-hidden="true">
      <Backdrop />
      <path className="ui-art-accent" d="M104 34h32v12h-32Z" />
      <path
        className="ui-art-surface"
        d="M72 62c0-10 20-16 48-16s48 6 48 16v54c0 10-20 16-48 16s-48-6-48-16Z"
      />
      <path
        className="ui-art-shade"
        d="M148 49.500c11 3 18.500 7.500 18.500 12.500v54c0 6-10 11-26 13.500 8-24 10-54 7.500-80Z"
      />
      <path
        className="ui-art-line"
        d="M72 78c0 10 20 16 48 16s48-6 48-16M72 98c0 10 20 16 48 16s48-6 48-16"
      />
      <path className="ui-art-line" d="M84 128v20M156 128v20M120 132v16M60 148h120" />
      <path className="ui-art-line" d="M168 112h18v12" />
      <path className="ui-art-panel" d="M186 130c5 6 7 9 7 12a7 7 0 0 1-14 0c0-3 2-6 7-12Z" />
    </svg>
  );
}
