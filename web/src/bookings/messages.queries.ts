import type { Conversation, UnreadMessages } from '@osta/contracts/booking/conversation-api';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import type { Api } from '../api/api.ts';

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
    queryFn: ({ pageParam, signal }) => {
      const search = new URLSearchParams(pageParam === 0 ? {} : { before: String(pageParam) });
      const path = `/api/bookings/${encodeURIComponent(bookingId)}/messages`;
      return api.get<Conversation>(`${path}?${search.toString()}`, signal);
    },
    initialPageParam: 0,
    getNextPageParam: (page: Conversation): number | null => page.earlier,
    staleTime: 5000,
  });
}

/** Queries the bookings on which the reader has unread messages. */
export function unreadMessagesQuery(api: Api) {
  return queryOptions({
    queryKey: messageKeys.unread,
    queryFn: ({ signal }) => api.get<UnreadMessages>('/api/bookings/unread-messages', signal),
    staleTime: 5000,
  });
}
