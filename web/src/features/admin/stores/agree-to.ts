import type { StoreReceipt } from '@osta/contracts/store/api';
import type { ProposedChange, SubscriptionView } from '@osta/contracts/store/subscription-api';

import { type Call, call } from '../../../api/call.ts';

/** Returns the call of an admin who wants what another one has proposed: the same command. */
export function agreeTo(
  { storeId, version }: Pick<SubscriptionView, 'storeId' | 'version'>,
  paymentId: string,
  proposed: ProposedChange,
): Call<StoreReceipt> {
  const seen = { params: { storeId, paymentId }, ifMatch: version };
  if (proposed.kind === 'correction') {
    const { months, method, reference, receivedOn, cause, note } = proposed;
    return call('POST /api/admin/stores/{storeId}/payments/{paymentId}/correct', {
      ...seen,
      body: { months, method, reference, receivedOn, cause, note },
    });
  }
  const { months, method, refundedOn, cause, note } = proposed;
  return call('POST /api/admin/stores/{storeId}/payments/{paymentId}/refund', {
    ...seen,
    body: { months, method, refundedOn, cause, note },
  });
}
