import type { SlotWaits } from '@osta/contracts/wait/api';
import { queryOptions } from '@tanstack/react-query';

import type { Api } from '../api/api.ts';
import { bookingKeys } from './bookings.queries.ts';

/** The query key of the reader's waits, below that of all bookings: a booking ends a wait. */
export const waitsKey = [...bookingKeys.all, 'waits'] as const;

/** Queries the reader's own waits for a free slot that are not over. */
export function waitsQuery(api: Api) {
  return queryOptions({
    queryKey: waitsKey,
    queryFn: ({ signal }) => api.get<SlotWaits>('/api/bookings/waits', signal),
    staleTime: 5000,
  });
}
