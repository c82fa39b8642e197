import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Popover } from '@radix-ui/themes';
import { type ReactNode, useId } from 'react';

import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import { Icon } from '../icons/icon.tsx';
import { allReadIcon, upIcon } from '../icons/icons.ts';
import { EmptyNotifications } from '../illustrations/empty-notifications.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import { OverlayTheme } from '../provider/overlay-theme.tsx';
import { NotificationBell } from './notification-bell.tsx';
import { NotificationSkeleton } from './notification-skeleton.tsx';

export interface NotificationDropdownProps {
  /** For the badge; see NotificationBell. */
  readonly unreadCount: number | null;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** `ready` shows the children, or the empty picture when `totalCount` is 0. */
  readonly status: 'loading' | 'ready' | 'error';
  /** The number of all notifications, not only those of this page. */
  readonly totalCount: number;
  /** From 1. */
  readonly page: number;
  /** The pager is shown from two pages on (docs/spec.md §2). */
  readonly pageCount: number;
  readonly onPageChange: (page: number) => void;
  readonly onRetry: () => void;
  readonly onMarkAllRead: () => void;
  readonly isMarkingAllRead?: boolean;
  /**
   * How many arrived while the list was open: offered as a bar, so that nothing moves under the
   * pointer.
   */
  readonly newCount?: number;
  readonly onShowNew?: () => void;
  /** NotificationItems of this page. */
  readonly children: ReactNode;
}

/** The bell and its list: at most 450 by 700, the list 400 high (docs/spec.md §9). */
export function NotificationDropdown({
  unreadCount,
  isOpen,
  onOpenChange,
  ...list
}: NotificationDropdownProps): ReactNode {
  const titleId = useId();
  return (
    <OverlayTheme>
      <Popover.Root open={isOpen} onOpenChange={onOpenChange}>
        <Popover.Trigger>
          <NotificationBell count={unreadCount} />
        </Popover.Trigger>
        <Popover.Content
          className="ui-notifications"
          align="end"
          sideOffset={8}
          collisionPadding={12}
          aria-labelledby={titleId}
        >
          <NotificationList {...list} titleId={titleId} unreadCount={unreadCount} />
        </Popover.Content>
      </Popover.Root>
    </OverlayTheme>
  );
}

type NotificationListProps = Omit<NotificationDropdownProps, 'isOpen' | 'onOpenChange'> & {
  readonly titleId: string;
};

function NotificationList({
  titleId,
  unreadCount,
  status,
  totalCount,
  page,
  pageCount,
  onPageChange,
  onRetry,
  onMarkAllRead,
  isMarkingAllRead = false,
  newCount = 0,
  onShowNew,
  children,
}: NotificationListProps): ReactNode {
  const { t } = useLingui();
  return (
    <>
      <header className="ui-notifications-header">
        <h2 className="ui-notifications-title" id={titleId}>
          <Trans>Notifications</Trans>
        </h2>
        {unreadCount !== null && unreadCount > 0 && status === 'ready' && (
          <Button
            variant="ghost"
            size="small"
            iconStart={<Icon icon={allReadIcon} size={18} />}
            isLoading={isMarkingAllRead}
            onClick={onMarkAllRead}
          >
            <Trans>Mark all as read</Trans>
          </Button>
        )}
      </header>
      <div className="ui-notifications-news" aria-live="polite">
        {newCount > 0 && onShowNew !== undefined && (
          <button type="button" className="ui-notifications-show-new" onClick={onShowNew}>
            <Icon icon={upIcon} size={16} />
            {t`${plural(newCount, {
              one: '# new notification',
              other: '# new notifications',
            })}`}
          </button>
        )}
      </div>
      <div className="ui-notifications-body" aria-busy={status === 'loading'}>
        {status === 'loading' && <NotificationSkeleton />}
        {status === 'error' && (
          <ErrorState
            size="small"
            title={<Trans>The notifications couldn’t be loaded</Trans>}
            description={<Trans>Check your connection, then try again.</Trans>}
            onRetry={onRetry}
          />
        )}
        {status === 'ready' && totalCount === 0 && (
          <EmptyState
            size="small"
            illustration={<EmptyNotifications />}
            title={<Trans>Nothing here yet</Trans>}
            description={<Trans>Answers, bookings and news will show up here.</Trans>}
          />
        )}
        {status === 'ready' && totalCount > 0 && (
          // Safari needs the role: it does not treat a list without bullets as a list
          <ul className="ui-notifications-list" tabIndex={-1}>
            {children}
          </ul>
        )}
      </div>
      {pageCount > 1 && status !== 'error' && (
        <footer className="ui-notifications-footer">
          <Pagination page={page} pageCount={pageCount} onPageChange={onPageChange} />
        </footer>
      )}
    </>
  );
}
