import type { CheckoutState } from '@osta/contracts/store/subscription-api';

/** How many of those that may still be paid are shown: what is older is of no use to anybody. */
const mostOpen = 5;

/**
 * Returns the checkouts that are of interest after their page was left: all where money may be out, however many newer
 * ones there are, then the newest that may still be paid.
 *
 * @param checkouts the newest first
 */
export function worthALook<Checkout extends Pick<CheckoutState, 'cause' | 'isMoneyOut'>>(
  checkouts: readonly Checkout[],
): readonly Checkout[] {
  const open = checkouts.filter(({ cause }) => cause === null);
  return [...checkouts.filter(({ isMoneyOut }) => isMoneyOut), ...open.slice(0, mostOpen)];
}
