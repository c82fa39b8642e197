import type { StoreId } from '@osta/contracts/ids';
import { withLocale } from '@osta/contracts/locale-path';
import { subscriptionOperations } from '@osta/contracts/store/subscription-operations';
import type { Command } from '@osta/platform/aggregate';
import type { CommandRefusal } from '@osta/platform/handle';
import { defineRoute, type Route } from '@osta/platform/http/define-route';
import type { Pool } from 'pg';
import { v5 as uuidV5 } from 'uuid';

import { storeProblems } from '../commands/store-problems.ts';
import { ownedBy, type OwnerRefusal } from '../domain/store/on-subscription.ts';
import { wantedCheckout, type StartCheckout } from '../domain/store/start-checkout.ts';
import type { Store } from '../domain/store/store.ts';
import type { LookUp } from '../payments/look-up.ts';
import { ProviderUnavailable, type PaymentProvider } from '../payments/payment-provider.ts';
import { storeDay } from '../queries/analytics-days.ts';
import { checkoutView } from '../queries/find-checkout.ts';
import type { ReadPlans } from '../queries/read-plans.ts';
import { readStoreRow } from '../queries/store-row.ts';

/** UUID namespace of checkouts. Must never change: one intention could then be paid for twice. */
const checkoutNamespace = 'b8f3a2a4-3f0e-4b7e-9a55-6d2c0d5f1e37';

/** Where the payment provider sends its reports to. */
export const reportsPath = '/payments/reports';

interface CheckoutRoutes {
  readonly pool: Pool;
  readonly readPlans: ReadPlans;
  /** `null`: none takes payments. */
  readonly provider: PaymentProvider | null;
  readonly startCheckout: Command<StartCheckout, unknown, OwnerRefusal>;
  readonly look: LookUp;
  /** The origin of the product for people. */
  readonly publicUrl: string;
  /** The origin of the product for the payment provider. */
  readonly reportOrigin: string;
}

/** Problems of every command. */
const commandProblems = ['CONTENDED', 'IDEMPOTENCY_KEY_REUSED', 'PRECONDITION_FAILED'] as const;

function isOfCommand(refused: OwnerRefusal | CommandRefusal): refused is CommandRefusal {
  return commandProblems.some((each) => each === refused.code);
}

/** Returns the routes of paying by card or wallet: going to the page of the provider, and having come back. */
export function checkoutRoutes(wiring: CheckoutRoutes): readonly Route[] {
  const { pool, readPlans, provider, startCheckout, look, publicUrl, reportOrigin } = wiring;

  async function stateOf(storeId: StoreId): Promise<Store> {
    return (await readStoreRow(pool, storeId))?.state ?? { status: 'none' };
  }

  return [
    defineRoute(subscriptionOperations.startStoreCheckout, {
      access: 'registered',
      problems: storeProblems,
      platformProblems: commandProblems,
      rateLimit: { points: 20, seconds: 3600 },
      async handle({ params: { storeId }, body: { months }, principal, locale, command }) {
        const context = { ...command, actor: principal.userId };
        const [state, plans] = await Promise.all([stateOf(storeId), readPlans()]);
        const facts = { ...plans, today: storeDay(context.now) };
        const wanted = wantedCheckout(months, state, context, facts);
        if (!wanted.ok) return { refused: wanted.refused };
        const { terms, open } = wanted;
        if (open) return { body: { checkoutId: open.id, pageUrl: open.pageUrl } };
        if (provider === null) return { refused: { code: 'PAYMENT_PROVIDER_MISSING' } };
        const checkoutId = uuidV5(`${storeId}:${context.idempotency.key}`, checkoutNamespace);
        const back = `/store/subscribe?store=${storeId}&checkout=${checkoutId}`;
        const started = await orNull(() =>
          provider.startCheckout({
            checkoutId,
            amount: terms.amount,
            locale,
            returnUrl: publicUrl + withLocale(back, locale),
            reportUrl: reportOrigin + reportsPath,
          }),
        );
        if (started === null) return { refused: { code: 'PAYMENT_PROVIDER_UNAVAILABLE' } };
        const outcome = await startCheckout.issue(
          { storeId, checkoutId, ...started, ...terms },
          context,
        );
        if (outcome.ok) return { body: { checkoutId, pageUrl: started.pageUrl } };
        const { refused } = outcome;
        return isOfCommand(refused) ? { problem: refused.code } : { refused };
      },
    }),

    defineRoute(subscriptionOperations.checkStoreCheckout, {
      access: 'registered',
      problems: storeProblems,
      rateLimit: { points: 60, seconds: 60 },
      async handle({ params: { storeId, checkoutId }, principal }) {
        const owned = ownedBy(await stateOf(storeId), principal.userId);
        if (!owned.ok) return { refused: owned.refused };
        const isIt = ({ id }: { readonly id: string }): boolean => id === checkoutId;
        const checkout = owned.store.subscription.checkouts.find(isIt);
        if (!checkout) return { refused: { code: 'CHECKOUT_NOT_FOUND' } };
        if (checkout.status === 'paid') return { body: checkoutView(checkout) };
        if (provider === null) return { refused: { code: 'PAYMENT_PROVIDER_MISSING' } };
        // A refusal means that somebody else was faster: what is read then says all
        const looked = await orNull(() => look.now(storeId, checkout));
        if (looked === null) return { refused: { code: 'PAYMENT_PROVIDER_UNAVAILABLE' } };
        const after = await stateOf(storeId);
        const now = after.status === 'none' ? undefined : after.subscription.checkouts.find(isIt);
        return { body: checkoutView(now ?? checkout) };
      },
    }),
  ];
}

/** Returns `null` when the provider does not answer. */
async function orNull<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ProviderUnavailable) return null;
    throw error;
  }
}
