import { queryOptions } from '@tanstack/react-query';

import type { Api } from '../../../api/api.ts';
import { call } from '../../../api/call.ts';

/** Queries what is on record for a receipt. */
export function receiptQuery(api: Api, bookingId: string, hash: string) {
  return queryOptions({
    queryKey: ['receipts', bookingId, hash],
    queryFn: ({ signal }) =>
      api.request(
        call('GET /api/bookings/{bookingId}/receipts/{hash}', { params: { bookingId, hash } }),
        { signal },
      ),
  });
}
