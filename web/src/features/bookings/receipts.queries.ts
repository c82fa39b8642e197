import type { ReceiptProof } from '@osta/contracts/booking/receipt-api';
import { queryOptions } from '@tanstack/react-query';

import type { Api } from '../../api/api.ts';

/** Queries what is on record for a receipt. */
export function receiptQuery(api: Api, bookingId: string, hash: string) {
  return queryOptions({
    queryKey: ['receipts', bookingId, hash],
    queryFn: ({ signal }) =>
      api.get<ReceiptProof>(`/api/bookings/${bookingId}/receipts/${hash}`, signal),
  });
}
