import type { Rhythm } from '@osta/contracts/booking/series';
import type { BookingTab } from '@osta/contracts/booking/status';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';

import type { Api } from '../api/api.ts';
import { call } from '../api/call.ts';
import { untilNextMoment } from './booking-moment.ts';

export type BookingRole = 'customer' | 'professional';

/** A range of the calendar, both ends in UTC. */
export interface CalendarRange {
  readonly from: string;
  readonly until: string;
}

/** Query keys of the cached bookings, from the widest to the narrowest. */
export const bookingKeys = {
  all: ['bookings'] as const,
  list: (role: BookingRole, tab: BookingTab) => ['bookings', 'list', role, tab] as const,
  counts: (role: BookingRole) => ['bookings', 'counts', role] as const,
  calendar: ({ from, until }: CalendarRange) => ['bookings', 'calendar', from, until] as const,
  calendarCounts: ({ from, until }: CalendarRange) =>
    ['bookings', 'calendar-counts', from, until] as const,
  one: (bookingId: string) => ['bookings', 'one', bookingId] as const,
  clients: (q: string) => ['bookings', 'clients', q] as const,
  client: (clientId: string) => ['bookings', 'client', clientId] as const,
  /** Beside the others: a slot that was just booked has no such dates any more. */
  seriesDates: (bookingId: string, rhythm: Rhythm, times: number) =>
    ['series-dates', bookingId, rhythm, times] as const,
  feed: ['bookings', 'feed'] as const,
};

/** Queries the reader's own bookings: upcoming ones by their start, the others backwards. */
export function bookingsQuery(api: Api, role: BookingRole, tab: BookingTab) {
  return infiniteQueryOptions({
    queryKey: bookingKeys.list(role, tab),
    queryFn: ({ pageParam, signal }) => {
      const query = { role, tab, ...(pageParam && { cursor: pageParam }) };
      return api.request(call('GET /api/bookings', { query }), { signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 5000,
  });
}

/** Queries how many bookings the reader has in each tab, and how many of them wait for an answer. */
export function bookingCountsQuery(api: Api, role: BookingRole) {
  return queryOptions({
    queryKey: bookingKeys.counts(role),
    queryFn: ({ signal }) =>
      api.request(call('GET /api/bookings/counts', { query: { role } }), { signal }),
    staleTime: 5000,
  });
}

/** Queries a professional's bookings in a range of at most 62 days. */
export function calendarQuery(api: Api, range: CalendarRange) {
  return queryOptions({
    queryKey: bookingKeys.calendar(range),
    queryFn: ({ signal }) => {
      const query = { from: range.from, until: range.until };
      return api.request(call('GET /api/bookings/calendar', { query }), { signal });
    },
    placeholderData: keepPreviousData,
    staleTime: 5000,
  });
}

/** Queries how many bookings a professional has on each day of a range of at most 62 days. */
export function calendarCountsQuery(api: Api, range: CalendarRange) {
  return queryOptions({
    queryKey: bookingKeys.calendarCounts(range),
    queryFn: ({ signal }) => {
      const query = { from: range.from, until: range.until };
      return api.request(call('GET /api/bookings/calendar/counts', { query }), { signal });
    },
    placeholderData: keepPreviousData,
    staleTime: 5000,
  });
}

/** Queries one booking, as far as the reader may see it. On an open page it follows what time alone changes. */
export function bookingQuery(api: Api, bookingId: string) {
  return queryOptions({
    queryKey: bookingKeys.one(bookingId),
    queryFn: ({ signal }) =>
      api.request(call('GET /api/bookings/{bookingId}', { params: { bookingId } }), { signal }),
    staleTime: 5000,
    refetchInterval: ({ state }) => untilNextMoment(state.data, Date.now()),
  });
}

/** Queries the reader's clients, or those with `q` in their name, the newest booking first. */
export function clientsQuery(api: Api, q = '') {
  return infiniteQueryOptions({
    queryKey: bookingKeys.clients(q),
    queryFn: ({ pageParam, signal }) => {
      const query = { ...(q !== '' && { q }), ...(pageParam && { cursor: pageParam }) };
      return api.request(call('GET /api/bookings/clients', { query }), { signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    staleTime: 5000,
  });
}

/** Queries the newest bookings with one client. */
export function clientQuery(api: Api, clientId: string) {
  return queryOptions({
    queryKey: bookingKeys.client(clientId),
    queryFn: ({ signal }) =>
      api.request(
        call('GET /api/bookings/clients/{customerId}', { params: { customerId: clientId } }),
        { signal },
      ),
    staleTime: 5000,
  });
}

/** Queries whether the reader's bookings have a calendar address. */
export function calendarFeedQuery(api: Api) {
  return queryOptions({
    queryKey: bookingKeys.feed,
    queryFn: ({ signal }) => api.request(call('GET /api/bookings/feed'), { signal }),
  });
}

/** Queries the dates on which a held slot would repeat. */
export function seriesDatesQuery(api: Api, bookingId: string, rhythm: Rhythm, times: number) {
  return queryOptions({
    queryKey: bookingKeys.seriesDates(bookingId, rhythm, times),
    queryFn: ({ signal }) =>
      api.request(
        call('GET /api/bookings/{bookingId}/series-dates', {
          params: { bookingId },
          query: { rhythm, times },
        }),
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 15_000,
  });
}
