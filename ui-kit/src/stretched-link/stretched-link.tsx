import type { ReactElement, ReactNode } from 'react';

import { dress } from '../dress/dress.ts';

export interface StretchedLinkProps {
  /** The link with its words inside. */
  readonly children: ReactElement;
}

/**
 * Lets the link in a card answer for the whole card: its words stay its name, and buttons beside it
 * stay apart. The card is `position: relative`; what can be pressed by itself lies above.
 */
export function StretchedLink({ children }: StretchedLinkProps): ReactNode {
  return dress(children, { className: 'ui-stretched-link' });
}
