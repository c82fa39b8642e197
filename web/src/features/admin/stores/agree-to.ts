import type { StoreReceipt } from '@osta/contracts/store/api';
import type { ProposedChange } from '@osta/contracts/store/subscription-api';

import { type Call, call } from '../../../api/call.ts';

/** Returns the call of an admin who wants what another one has proposed: the same command. */
export function agreeTo(
  storeId: string,
  paymentId: string,
  proposed: ProposedChange,
): Call<StoreReceipt> {
  const params = { storeId, paymentId };
  if (proposed.kind === 'correction') {
    const { months, method, reference, receivedOn, cause, note } = proposed;
    return call('POST /api/admin/stores/{storeId}/payments/{paymentId}/correct', {
      params,
      body: { months, method, reference, receivedOn, cause, note },
    });
  }
  const { months, method, refundedOn, cause, note } = proposed;
  return call('POST /api/admin/stores/{storeId}/payments/{paymentId}/refund', {
    params,
    body: { months, method, refundedOn, cause, note },
  });
}
