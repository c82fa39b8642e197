import type { ReactElement, ReactNode } from 'react';

import { dress } from '../dress/dress.ts';

export interface StretchedLinkProps {
  /** A link element with its words inside. */
  readonly children: ReactElement;
}

/**
 * Extends a link over its whole card: its words stay its accessible name, and buttons beside it
 * stay separate. The card needs `position: relative`; separate controls are stacked above.
 */
export function StretchedLink({ children }: StretchedLinkProps): ReactNode {
  return dress(children, { className: 'ui-stretched-link' });
}
