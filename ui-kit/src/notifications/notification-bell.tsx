import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';

import { Icon } from '../icons/icon.tsx';
import { bellIcon } from '../icons/icons.ts';
import { Ltr } from '../ltr/ltr.tsx';

/** The highest count shown as it is (docs/spec.md §9). */
const cap = 99;

export interface NotificationBellProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** The number of unread notifications. Zero hides the badge; more than 99 shows 99+. */
  readonly count: number;
}

/**
 * The bell with its badge. It swings when the count grows. The badge is a sibling of the button:
 * inside, its text (`99+`) would have to be part of the accessible name (WCAG 2.5.3).
 */
export function NotificationBell({ count, className, ...rest }: NotificationBellProps): ReactNode {
  const { t } = useLingui();
  const label = t`${plural(count, {
    0: 'No unread notifications',
    one: '# unread notification',
    other: '# unread notifications',
  })}`;
  return (
    <span className="ui-bell">
      <button
        type="button"
        {...rest}
        aria-label={label}
        className={className === undefined ? 'ui-icon-button' : `ui-icon-button ${className}`}
        data-size="medium"
      >
        {/* A new key makes a new element, which restarts the swing */}
        <span className="ui-bell-icon" key={count} data-ringing={count > 0 || undefined}>
          <Icon icon={bellIcon} size={22} />
        </span>
      </button>
      {count > 0 && (
        <span className="ui-bell-badge" key={`badge ${count}`} aria-hidden="true">
          <Ltr>{count > cap ? `${cap}+` : count}</Ltr>
        </span>
      )}
    </span>
  );
}
