import { Dirham } from '@osta/contracts/dirham';

import { settleCheckout, type CheckoutReport } from '../domain/store/settle-checkout.ts';
import { wantedCheckout, startCheckout } from '../domain/store/start-checkout.ts';
import type { Checkout } from '../domain/store/subscription-state.ts';
import { dayOfPayments, on, owner, plansOfRelease, type History } from './history-store.ts';

/** The checkout that was begun last; none has the id when there is none. */
export function checkoutIn({ store }: History): Pick<Checkout, 'id' | 'amount'> {
  return store.subscription.checkouts.at(-1) ?? { id: 'none', amount: Dirham.parse(1000) };
}

/** Begins to pay for months by card or wallet; returns the code of a refusal. */
export function begin(h: History, months = 1): string {
  return h.do(owner, (context) => {
    const facts = { ...plansOfRelease, today: dayOfPayments };
    const wanted = wantedCheckout(months, h.state, context, facts);
    if (!wanted.ok) return wanted;
    const reference = `practice-${h.count}`;
    const pageUrl = `https://pay.example/${reference}`;
    const page = { checkoutId: `checkout-${h.count}`, reference, pageUrl };
    return startCheckout({ ...on, ...page, ...wanted.terms }, h.state, context);
  });
}

interface Said {
  readonly checkoutId?: string;
  readonly amount?: number;
  readonly currency?: string;
  readonly by?: 'system' | typeof owner;
  readonly isDue?: boolean;
}

/** The provider says where a checkout stands, the last one unless told; `null`: it does not answer. */
export function report(
  h: History,
  status: CheckoutReport['status'] | null,
  {
    checkoutId = checkoutIn(h).id,
    amount = checkoutIn(h).amount,
    currency = 'LYD',
    by = 'system',
    isDue = false,
  }: Said = {},
): string {
  const said = status === null ? null : { status, amount, currency };
  const known = { paymentId: `of-${checkoutId}`, today: dayOfPayments, isDue };
  return h.do(by, (context) =>
    settleCheckout({ ...on, checkoutId, report: said, ...known }, h.state, context),
  );
}

/** What happens at the payment provider, by a word. */
export const checkoutMoves = {
  'begin-checkout': (h: History) => begin(h),
  'checkout-paid': (h: History) => report(h, 'paid'),
  'checkout-declined': (h: History) => report(h, 'declined'),
  'checkout-paid-less': (h: History) => report(h, 'paid', { amount: 1 }),
  'checkout-open': (h: History) => report(h, 'open'),
} as const;
