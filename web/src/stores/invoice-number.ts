import type { SubscriptionView } from '@osta/contracts/store/subscription-api';

/** Returns the number of an invoice: the year of the payment, and the random end of its id. */
export function invoiceNumber({
  id,
  receivedOn,
}: Pick<SubscriptionView['payments'][number], 'id' | 'receivedOn'>): string {
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- a number that both languages share
  return `I-${receivedOn.slice(0, 4)}-${id.slice(-12).toUpperCase()}`;
}
