import type { Dirham } from '@osta/contracts/dirham';
import type { ExtraId } from '@osta/contracts/ids';

/** Work beyond what was agreed. */
export interface Extra {
  readonly id: ExtraId;
  readonly title: string;
  readonly amount: Dirham;
  readonly status: 'proposed' | 'approved' | 'declined';
}

/** Returns the extras after one of them got another status. */
export function withStatus(
  extras: readonly Extra[],
  id: ExtraId,
  status: Extra['status'],
): readonly Extra[] {
  return extras.map((extra) => (extra.id === id ? { ...extra, status } : extra));
}
