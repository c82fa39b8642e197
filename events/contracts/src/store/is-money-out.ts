import type { CheckoutFailureCause } from './status.ts';

const causes: ReadonlySet<CheckoutFailureCause | null> = new Set<CheckoutFailureCause>([
  'other-amount',
  'not-payable',
  'unanswered',
]);

/** Returns whether money may have been paid that does not count: somebody has to look. `null`: it has not failed. */
export function isMoneyOut(cause: CheckoutFailureCause | null): boolean {
  return causes.has(cause);
}
