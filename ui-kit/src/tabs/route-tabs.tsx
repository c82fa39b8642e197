import type { ReactElement, ReactNode } from 'react';

import { dress } from '../dress/dress.ts';
import { showInRow } from './show-in-row.ts';

export interface RouteTab {
  readonly id: string;
  /** A link element with its words inside, and a CountBadge where something waits. */
  readonly link: ReactElement;
}

export interface RouteTabsProps {
  readonly tabs: readonly RouteTab[];
  /** Names the navigation for screen readers. */
  readonly label: string;
  /** The id of the current page. */
  readonly currentId: string;
}

/** A ref callback: React calls it when another tab becomes the current one. */
function showInItsRow(item: HTMLLIElement | null): void {
  if (item?.parentElement) showInRow(item, item.parentElement);
}

/** Tabs as links: each part has an address, and the back button works. */
export function RouteTabs({ tabs, label, currentId }: RouteTabsProps): ReactNode {
  return (
    <nav aria-label={label}>
      <ul className="ui-tab-list">
        {tabs.map(({ id, link }) => (
          <li key={id} ref={id === currentId ? showInItsRow : undefined}>
            {dress(link, {
              className: 'ui-tab',
              'aria-current': id === currentId ? 'page' : undefined,
              'data-state': id === currentId ? 'active' : 'inactive',
            })}
          </li>
        ))}
      </ul>
    </nav>
  );
}
