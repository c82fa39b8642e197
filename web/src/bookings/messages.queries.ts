import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import type { Api } from '../api/api.ts';
import { call } from '../api/call.ts';

/** Query keys of the cached messages. Beside those of bookings: a message changes no booking. */
export const messageKeys = {
  all: ['messages'] as const,
  of: (bookingId: string) => ['messages', 'of', bookingId] as const,
  unread: ['messages', 'unread'] as const,
};

/** Queries what both sides of a booking wrote: the newest page, then those before. */
export function messagesQuery(api: Api, bookingId: string) {
  return infiniteQueryOptions({
    queryKey: messageKeys.of(bookingId),
    queryFn: ({ pageParam, signal }) =>
      api.request(
        call('GET /api/bookings/{bookingId}/messages', {
          params: { bookingId },
          query: pageParam === 0 ? {} : { before: pageParam },
        }),
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ earlier }) => earlier,
    staleTime: 5000,
  });
}

/** Queries the bookings on which the reader has unread messages. */
export function unreadMessagesQuery(api: Api) {
  return queryOptions({
    queryKey: messageKeys.unread,
    queryFn: ({ signal }) => api.request(call('GET /api/bookings/unread-messages'), { signal }),
    staleTime: 5000,
  });
}
