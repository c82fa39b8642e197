import { Trans } from '@lingui/react/macro';
import { withLocale } from '@osta/contracts/locale-path';
import type { NotificationItem as Item } from '@osta/contracts/notification/api';
import { NotificationDropdown, NotificationItem, notify } from '@osta/ui-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { type MouseEvent, type ReactNode, useState } from 'react';

import { useApi } from '../../api/use-api.ts';
import { useOutboxState } from '../../connection/use-outbox.tsx';
import { failures } from '../../problem/failures.ts';
import { useProblemText } from '../../problem/use-problem-text.ts';
import { NotificationText } from './notification-text.tsx';
import {
  expectedCount,
  notificationKeys,
  notificationsQuery,
  pageSize,
  useMarkAllRead,
  useMarkRead,
  waitingMarks,
} from './notifications.queries.ts';
import { useLiveUnread } from './use-live-unread.ts';

/** The bell with its live count, and its list (docs/spec.md §2, §4). */
export function NotificationCenter(): ReactNode {
  const unread = useLiveUnread();
  const marks = waitingMarks(useOutboxState().commands);
  const [isOpen, setIsOpen] = useState(false);
  const [page, setPage] = useState(1);
  const queryClient = useQueryClient();
  const list = useQuery({ ...notificationsQuery(useApi(), page), enabled: isOpen });
  const markAllRead = useMarkAllRead();
  const problemText = useProblemText(failures.markAllReadFailed);

  const data = list.data?.data;
  const total = data?.total_count ?? 0;
  // Items newer than the open list are offered, so that nothing moves under the pointer
  const newCount =
    isOpen && data !== undefined ? Math.max(0, (unread ?? 0) - data.unread_count) : 0;

  function change(next: boolean): void {
    setIsOpen(next);
    if (!next) return;
    setPage(1);
    void queryClient.invalidateQueries({ queryKey: notificationKeys.lists });
  }

  function showNew(): void {
    setPage(1);
    void queryClient.invalidateQueries({ queryKey: notificationKeys.lists });
  }

  return (
    <NotificationDropdown
      unreadCount={unread === null ? null : expectedCount(unread, marks)}
      isOpen={isOpen}
      onOpenChange={change}
      status={list.isError ? 'error' : data === undefined ? 'loading' : 'ready'}
      totalCount={total}
      page={page}
      pageCount={Math.ceil(total / pageSize)}
      onPageChange={setPage}
      onRetry={() => void list.refetch()}
      isMarkingAllRead={markAllRead.isPending}
      onMarkAllRead={() =>
        markAllRead.mutate(data?.newest ?? 0, {
          onSuccess: ({ status }) =>
            status === 'sent' && notify.success(<Trans>All marked as read</Trans>),
          onError: (error) => notify.error(problemText(error)),
        })
      }
      newCount={newCount}
      onShowNew={showNew}
    >
      {data?.notifications.map((item) => (
        <NotificationLine
          key={item.id}
          item={item}
          isRead={item.is_read || marks.isAll || marks.ids.has(item.id)}
          onFollowed={() => setIsOpen(false)}
        />
      ))}
    </NotificationDropdown>
  );
}

interface NotificationLineProps {
  readonly item: Item;
  /** Also when the mark has not arrived yet. */
  readonly isRead: boolean;
  /** Called when the reader has followed the link. */
  readonly onFollowed: () => void;
}

function NotificationLine({ item, isRead, onFollowed }: NotificationLineProps): ReactNode {
  const { id, type, created_at: createdAt, action_url: path, metadata } = item;
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const navigate = useNavigate();
  const markRead = useMarkRead();
  const problemText = useProblemText(failures.markReadFailed);

  function mark(isTold: boolean): void {
    markRead.mutate(id, {
      onSuccess: ({ status }) =>
        isTold && status === 'sent' && notify.success(<Trans>Marked as read</Trans>),
      onError: (error) => notify.error(problemText(error)),
    });
  }

  function open(event: MouseEvent): void {
    // A new tab or window: leave it to the browser
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    if (!isRead) mark(false);
    if (path === null || isElsewhere) return;
    event.preventDefault();
    // Not `to`: the path may have a search
    void navigate({ href: withLocale(path, locale) });
    onFollowed();
  }

  return (
    <NotificationItem
      type={type}
      text={<NotificationText metadata={metadata} />}
      createdAt={createdAt}
      isRead={isRead}
      {...(path !== null && { href: withLocale(path, locale) })}
      onOpen={open}
      onMarkRead={() => mark(true)}
    />
  );
}
