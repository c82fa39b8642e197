import type { ReactNode } from 'react';

import { Backdrop } from '../backdrop.tsx';

/** A plant and water. */
export function Garden(): ReactNode {
  return (
    <svg className="ui-illustration" viewBox="0 0 240 180" aria-hidden="true">
      <Backdrop />
      <path className="ui-art-line" d="M120 108V54" />
      <path className="ui-art-leaf" d="M120 84c-30 2-46-12-48-38 28-2 46 12 48 38Z" />
      <path className="ui-art-leaf" d="M120 70c2-28 18-42 46-42 0 28-16 44-46 42Z" />
      <path className="ui-art-line" d="M84 56c12 6 24 16 36 28M156 40c-12 8-24 18-36 30" />
      <path
        className="ui-art-accent"
        d="M84 108h72l-8 36a6 6 0 0 1-6 4.500H98a6 6 0 0 1-6-4.500Z"
      />
      <rect className="ui-art-pane" x="76" y="98" width="88" height="16" rx="6" />
      <path className="ui-art-line" d="M56 148h128" />
    </svg>
  );
}
