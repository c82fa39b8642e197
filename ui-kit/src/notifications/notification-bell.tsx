import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, type ReactNode, useState } from 'react';

import { Icon } from '../icons/icon.tsx';
import { bellIcon } from '../icons/icons.ts';
import { Ltr } from '../ltr/ltr.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** The highest count shown as it is (docs/spec.md §9). */
const cap = 99;

export interface NotificationBellProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /**
   * The number of unread notifications. Zero hides the badge; more than 99 shows 99+. `null` until
   * the number is known: the bell then claims neither a number nor that there is nothing.
   */
  readonly count: number | null;
}

/**
 * The bell with its badge. When the count grows, it swings and a live region announces the new
 * count once. The first known count is not announced: nothing has changed yet. The badge is a
 * sibling of the button: inside, its text (`99+`) would have to be part of the accessible name
 * (WCAG 2.5.3).
 */
export function NotificationBell({ count, className, ...rest }: NotificationBellProps): ReactNode {
  const { t } = useLingui();
  const [known, setKnown] = useState(count);
  const [hasGrown, setHasGrown] = useState(false);
  if (count !== known) {
    setKnown(count);
    setHasGrown(known !== null && count !== null && count > known);
  }
  const label =
    count === null
      ? t`Notifications`
      : t`${plural(count, {
          0: 'No unread notifications',
          one: '# unread notification',
          other: '# unread notifications',
        })}`;
  const isCounting = count !== null && count > 0;
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
        <span className="ui-bell-icon" key={count} data-ringing={isCounting || undefined}>
          <Icon icon={bellIcon} size={22} />
        </span>
      </button>
      {isCounting && (
        <span className="ui-bell-badge" key={`badge ${count}`} aria-hidden="true">
          <Ltr>{count > cap ? `${cap}+` : count}</Ltr>
        </span>
      )}
      <VisuallyHidden isLive>{hasGrown && label}</VisuallyHidden>
    </span>
  );
}
