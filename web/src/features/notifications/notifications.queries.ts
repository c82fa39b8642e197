import type { NotificationList, UnreadCount } from '@osta/contracts/notification/api';
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  type UseMutationResult,
  useQueryClient,
} from '@tanstack/react-query';

import type { Api } from '../../api/api.ts';
import { type Call, call } from '../../api/call.ts';
import { useSubmit } from '../../connection/use-submit.ts';
import type { Outcome } from '../../outbox/outbox.ts';
import type { Command } from '../../outbox/queued-command.ts';

/** docs/spec.md §9. */
export const pageSize = 10;

export const notificationKeys = {
  unread: ['unread'] as const,
  lists: ['notifications'] as const,
  page: (page: number) => ['notifications', page] as const,
};

/** The unread count, from the API or the socket. The higher version wins. */
export function unreadQuery(api: Api, queryClient: QueryClient) {
  return queryOptions({
    queryKey: notificationKeys.unread,
    queryFn: async ({ signal }): Promise<UnreadCount> => {
      const { data } = await api.request(
        call('GET /api/notifications', { query: { limit: 0, unread_only: true } }),
        { signal },
      );
      const asked = { unread: data.unread_count, version: data.version };
      // A hint may have arrived while this request was in flight
      return newer(queryClient.getQueryData<UnreadCount>(notificationKeys.unread), asked);
    },
  });
}

/** Returns the newer of two counts; with equal versions the second. */
export function newer(known: UnreadCount | undefined, told: UnreadCount): UnreadCount {
  return known === undefined || told.version >= known.version ? told : known;
}

/** Queries one page of the list, from 1. */
export function notificationsQuery(api: Api, page: number) {
  const query = { limit: pageSize, offset: (page - 1) * pageSize };
  return queryOptions({
    queryKey: notificationKeys.page(page),
    queryFn: ({ signal }) => api.request(call('GET /api/notifications', { query }), { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Returns a function that stores a received count, unless a newer one is known. */
function useTakeOverCount(): (told: UnreadCount) => void {
  const queryClient = useQueryClient();
  return (told) =>
    queryClient.setQueryData<UnreadCount>(notificationKeys.unread, (known) => newer(known, told));
}

/** One lane for all marks. */
const lane = 'notifications';
const everything = 'everything';

/** What was marked as read and has not arrived yet. */
export interface WaitingMarks {
  /** Ids of single notifications. */
  readonly ids: ReadonlySet<string>;
  /** Whether everything that was shown was marked. */
  readonly isAll: boolean;
}

/** Returns what waits in the queue to be marked as read. */
export function waitingMarks(commands: readonly Command[]): WaitingMarks {
  const marked = commands.filter((command) => command.lane === lane).map(({ what }) => what);
  return {
    ids: new Set(marked.filter((what) => what !== everything)),
    isAll: marked.includes(everything),
  };
}

/** Returns the unread count as it will be when everything has arrived. */
export function expectedCount(unread: number, { ids, isAll }: WaitingMarks): number {
  return isAll ? 0 : Math.max(0, unread - ids.size);
}

function markCommand(what: string, mark: Call<UnreadCount>): Command {
  const changes = [notificationKeys.unread, notificationKeys.lists];
  return { ...mark, lane, what, page: null, changes };
}

/** Returns the count in an answer; `null` while the mark waits, and when another tab got the answer. */
function countIn(outcome: Outcome): UnreadCount | null {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the answer of both routes; contracts are types here
  return outcome.status === 'sent' ? ((outcome.answer as UnreadCount | undefined) ?? null) : null;
}

/**
 * Marks one notification as read, without refetching the list or the count. Waits without a
 * connection.
 */
export function useMarkRead(): UseMutationResult<Outcome, Error, string> {
  const submit = useSubmit();
  const queryClient = useQueryClient();
  const takeOver = useTakeOverCount();
  return useMutation({
    mutationFn: (notificationId) =>
      submit(
        markCommand(
          notificationId,
          call('POST /api/notifications/{notificationId}/read', { params: { notificationId } }),
        ),
      ),
    retry: false,
    onSuccess: (outcome, id) => {
      const count = countIn(outcome);
      if (count === null) return;
      takeOver(count);
      queryClient.setQueriesData<NotificationList>(
        { queryKey: notificationKeys.lists },
        (list) =>
          list && {
            data: {
              ...list.data,
              unread_count: count.unread,
              notifications: list.data.notifications.map((item) =>
                item.id === id ? { ...item, is_read: true } : item,
              ),
            },
          },
      );
    },
  });
}

/**
 * Marks everything as read that the reader has seen: newer ones stay unread. Waits without a
 * connection.
 */
export function useMarkAllRead(): UseMutationResult<Outcome, Error, number> {
  const submit = useSubmit();
  const queryClient = useQueryClient();
  const takeOver = useTakeOverCount();
  return useMutation({
    mutationFn: (upTo) =>
      submit(
        markCommand(
          everything,
          call('POST /api/notifications/mark-all-read', { body: { up_to: upTo } }),
        ),
      ),
    retry: false,
    onSuccess: async (outcome) => {
      if (outcome.status === 'waiting') return;
      const count = countIn(outcome);
      if (count !== null) takeOver(count);
      await queryClient.invalidateQueries({ queryKey: notificationKeys.lists });
    },
  });
}
