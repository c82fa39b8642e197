import type { Dirham } from '@osta/contracts/dirham';
import type { LocalizedText } from '@osta/contracts/locale';
import type { PlanId } from '@osta/contracts/plan/plan-id';
import { amountOf, priceOn } from '@osta/contracts/plan/plan-price';
import type { CheckoutLimitReached } from '@osta/contracts/store/refusals';
import type { SubscriptionCheckoutStarted } from '@osta/contracts/store/subscription-checkout-started';
import { accept, refuse, type Context, type Decision } from '@osta/platform/decider';

import { planOf, type PlanFacts } from '../plan/all-plans.ts';
import type { OnStore } from './on-store.ts';
import { forOwner, type OwnerRefusal } from './on-subscription.ts';
import type { Store } from './store.ts';
import type { Checkout } from './subscription-state.ts';

/** How many checkouts may be open at once. */
const mostOpen = 3;

/** What a payment by card or wallet is asked for. */
export interface CheckoutTerms {
  readonly plan: PlanId;
  readonly planName: LocalizedText;
  readonly months: number;
  readonly amount: Dirham;
}

/** The owner pays by card or wallet: the provider has made a page for it. */
export type StartCheckout = OnStore &
  CheckoutTerms & {
    readonly checkoutId: string;
    readonly reference: string;
    readonly pageUrl: string;
  };

type CheckoutRefusal = OwnerRefusal | CheckoutLimitReached;

/** What a checkout would be: terms to ask the provider for, or the one that is open and asks for the same. */
export type WantedCheckout =
  | { readonly ok: true; readonly terms: CheckoutTerms; readonly open: Checkout | undefined }
  | { readonly ok: false; readonly refused: CheckoutRefusal };

/**
 * Returns what months of the chosen plan cost an owner who pays on this day, or why they cannot pay now.
 *
 * @param today in Libya, YYYY-MM-DD
 */
export function wantedCheckout(
  months: number,
  state: Store,
  context: Pick<Context, 'actor'>,
  facts: PlanFacts & { readonly today: string },
): WantedCheckout {
  const checked = forOwner('pay-online', state, context);
  if (!checked.ok) return checked;
  const { plan, checkouts } = checked.store.subscription;
  if (plan === null) return { ok: false, refused: { code: 'STORE_NOT_FOUND' } };
  const { name, prices } = planOf(plan, facts);
  const planName = { ...name };
  const terms = { plan, planName, months, amount: amountOf(priceOn(prices, facts.today), months) };
  const allOpen = checkouts.filter(({ status }) => status === 'open');
  const open = allOpen.find(
    (each) => each.plan === plan && each.months === months && each.amount === terms.amount,
  );
  return open === undefined && allOpen.length >= mostOpen
    ? { ok: false, refused: { code: 'CHECKOUT_LIMIT_REACHED', limit: mostOpen } }
    : { ok: true, terms, open };
}

/** Keeps what the provider calls the checkout, so that its payment is known when it comes in. */
export function startCheckout(
  { checkoutId, reference, pageUrl, plan, planName, months, amount }: StartCheckout,
  state: Store,
  context: Context,
): Decision<SubscriptionCheckoutStarted, OwnerRefusal> {
  const checked = forOwner('pay-online', state, context);
  if (!checked.ok) return refuse(checked.refused);
  const { ownerId } = checked.store;
  const startedAt = context.now;
  const started: SubscriptionCheckoutStarted = {
    type: 'osta.store.subscription-checkout-started',
    data: { ownerId, checkoutId, reference, pageUrl, plan, planName, months, amount, startedAt },
  };
  return accept(started);
}
