import type { BookingCounts } from '@osta/contracts/booking/api';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';

import { useApi } from '../api/use-api.ts';
import { bookingCountsQuery, type BookingRole } from '../bookings/bookings.queries.ts';
import { requestWaitsFor } from '../requests/request-waits-for.ts';
import { type RequestRole, requestsQuery } from '../requests/requests.queries.ts';

/** No page asks for a number in the bar: what another part of a page has loaded is kept current. */
function isLoaded({ state }: { readonly state: { readonly data: unknown } }): boolean {
  return state.data !== undefined;
}

/** Returns how many bookings wait for an answer, in all lists. */
export function bookingsWaiting(counts: BookingCounts): number {
  return Object.values(counts).reduce((sum, { waiting }) => sum + waiting, 0);
}

/** Returns how many of the loaded requests wait for the reader; 0 while none are loaded. */
export function useWaitingRequests(role: RequestRole): number {
  const { data } = useInfiniteQuery({
    ...requestsQuery(useApi(), role, 'active'),
    enabled: isLoaded,
  });
  const requests = data?.pages.flatMap(({ items }) => items) ?? [];
  return requests.filter((request) => requestWaitsFor(role, request)).length;
}

/** Returns how many bookings wait for the reader; 0 while the counts are not loaded. */
export function useWaitingBookings(role: BookingRole): number {
  const { data } = useQuery({ ...bookingCountsQuery(useApi(), role), enabled: isLoaded });
  return data === undefined ? 0 : bookingsWaiting(data);
}
