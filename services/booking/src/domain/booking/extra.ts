import type { ExtraApproved } from '@osta/contracts/booking/extra-approved';
import type { ExtraDeclined } from '@osta/contracts/booking/extra-declined';
import type { ExtraProposed } from '@osta/contracts/booking/extra-proposed';
import type { ExtraWithdrawn } from '@osta/contracts/booking/extra-withdrawn';
import type { Dirham } from '@osta/contracts/dirham';
import type { ExtraId } from '@osta/contracts/ids';

/** Work beyond what was agreed. */
export interface Extra {
  readonly id: ExtraId;
  readonly title: string;
  readonly amount: Dirham;
  readonly status: 'proposed' | 'approved' | 'declined' | 'withdrawn';
}

/** Returns the extras after one was proposed, answered or withdrawn. */
export function extrasAfter(
  extras: readonly Extra[],
  { type, data }: ExtraProposed | ExtraApproved | ExtraDeclined | ExtraWithdrawn,
): readonly Extra[] {
  switch (type) {
    case 'osta.booking.extra-proposed': {
      const { extraId: id, title, amount } = data;
      return [...extras, { id, title, amount, status: 'proposed' }];
    }
    case 'osta.booking.extra-approved':
      return withStatus(extras, data.extraId, 'approved');
    case 'osta.booking.extra-declined':
      return withStatus(extras, data.extraId, 'declined');
    case 'osta.booking.extra-withdrawn':
      return withStatus(extras, data.extraId, 'withdrawn');
  }
}

function withStatus(
  extras: readonly Extra[],
  id: ExtraId,
  status: Extra['status'],
): readonly Extra[] {
  return extras.map((extra) => (extra.id === id ? { ...extra, status } : extra));
}
