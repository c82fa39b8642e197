import type { ReactNode } from 'react';

import './action-bar.css';

export interface ActionBarProps {
  /** What one weighs beside the action: a price, a time, a state. On phones alone. */
  readonly fact?: ReactNode;
  /** The one main action of the page: a button, or a link that looks like one. */
  readonly children: ReactNode;
  /** Where wide screens have the action elsewhere on the page. */
  readonly isOnlyOnPhones?: boolean;
}

/**
 * Keeps the main action of a page within reach of a thumb: on phones it stays at the lower edge, in
 * place of the bottom bar. From 768 px on there is only the action, where it stands in the page.
 */
export function ActionBar({ fact, children, isOnlyOnPhones = false }: ActionBarProps): ReactNode {
  return (
    <div className="ui-action-bar" data-only-phones={isOnlyOnPhones || undefined}>
      {fact !== undefined && <div className="ui-action-bar-fact">{fact}</div>}
      {children}
    </div>
  );
}
