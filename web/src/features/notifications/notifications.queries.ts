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
import { useApi } from '../../api/use-api.ts';

/** docs/spec.md §9. */
export const pageSize = 10;

export const notificationKeys = {
  unread: ['unread'] as const,
  lists: ['notifications'] as const,
  page: (page: number) => ['notifications', page] as const,
};

/** The unread count, from the API or the socket. The higher version wins. */
// oxlint-disable-next-line typescript/explicit-module-boundary-types -- the options type is React Query's own inference
export function unreadQuery(api: Api, queryClient: QueryClient) {
  return queryOptions({
    queryKey: notificationKeys.unread,
    queryFn: async ({ signal }): Promise<UnreadCount> => {
      const { data } = await api.get<NotificationList>(
        '/api/notifications?limit=0&unread_only=true',
        signal,
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
// oxlint-disable-next-line typescript/explicit-module-boundary-types -- the options type is React Query's own inference
export function notificationsQuery(api: Api, page: number) {
  const search = new URLSearchParams({
    limit: String(pageSize),
    offset: String((page - 1) * pageSize),
  });
  return queryOptions({
    queryKey: notificationKeys.page(page),
    queryFn: ({ signal }) =>
      api.get<NotificationList>(`/api/notifications?${search.toString()}`, signal),
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

/** Marks one notification as read, without refetching the list or the count. */
export function useMarkRead(): UseMutationResult<UnreadCount, Error, string> {
  const api = useApi();
  const queryClient = useQueryClient();
  const takeOver = useTakeOverCount();
  return useMutation({
    mutationFn: (id) => api.send<UnreadCount>('POST', `/api/notifications/${id}/read`, null),
    onSuccess: (count, id) => {
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

/** Marks everything as read that the reader has seen: newer ones stay unread. */
export function useMarkAllRead(): UseMutationResult<UnreadCount, Error, number> {
  const api = useApi();
  const queryClient = useQueryClient();
  const takeOver = useTakeOverCount();
  return useMutation({
    mutationFn: (upTo) =>
      api.send<UnreadCount>('POST', '/api/notifications/mark-all-read', { up_to: upTo }),
    onSuccess: async (count) => {
      takeOver(count);
      await queryClient.invalidateQueries({ queryKey: notificationKeys.lists });
    },
  });
}
