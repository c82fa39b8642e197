import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { cloneElement, type ReactElement, type ReactNode } from 'react';

import { CountBadge } from '../badge/count-badge.tsx';
import { dress } from '../dress/dress.ts';
import { Icon } from '../icons/icon.tsx';
import type { LineIcon } from '../icons/line-icon.ts';

import './bottom-bar.css';

export interface BottomBarEntry {
  readonly id: string;
  readonly icon: LineIcon;
  /** A link with one word inside, or a button that opens the rest. The current one has aria-current. */
  readonly link: ReactElement<{ readonly children?: ReactNode }>;
  /** How many things wait there. Zero shows nothing. */
  readonly count?: number;
}

export interface BottomBarProps {
  /** What it leads to, for screen readers: a page has several navigations. */
  readonly label: string;
  /** Three to five, the most used first. */
  readonly entries: readonly BottomBarEntry[];
}

/**
 * The places that people who are signed in go to every day, within reach of a thumb. Below 768 px;
 * gives way to an action bar, and to the keyboard of the phone.
 */
export function BottomBar({ label, entries }: BottomBarProps): ReactNode {
  const { t } = useLingui();
  return (
    <nav className="ui-bottom-bar" aria-label={label}>
      {entries.map(({ id, icon, link, count = 0 }) =>
        cloneElement(
          dress(link, { key: id, className: 'ui-bottom-bar-entry' }),
          undefined,
          <span className="ui-bottom-bar-icon">
            <Icon icon={icon} size={22} />
          </span>,
          <span className="ui-bottom-bar-name">{link.props.children}</span>,
          <span className="ui-bottom-bar-count">
            <CountBadge
              count={count}
              color="blue"
              label={t`${plural(count, { one: '# is waiting', other: '# are waiting' })}`}
            />
          </span>,
        ),
      )}
    </nav>
  );
}
