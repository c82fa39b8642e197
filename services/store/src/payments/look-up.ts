import type { StoreId } from '@osta/contracts/ids';
import type { CheckoutNotFound, StoreNotFound } from '@osta/contracts/store/refusals';
import type { Command } from '@osta/platform/aggregate';
import type { Clock } from '@osta/platform/clock';
import type { CommandContext, Outcome } from '@osta/platform/handle';
import type { Surroundings } from '@osta/platform/service-module';
import { unkeyedContext } from '@osta/platform/unkeyed-context';

import { paymentIdOf } from '../domain/store/payment-id.ts';
import type { CheckoutReport, SettleCheckout } from '../domain/store/settle-checkout.ts';
import type { Checkout } from '../domain/store/subscription-state.ts';
import { storeDay } from '../queries/analytics-days.ts';
import { ProviderUnavailable, type PaymentProvider } from './payment-provider.ts';

type Settled = Outcome<unknown, StoreNotFound | CheckoutNotFound>;
type Named = Pick<Checkout, 'id' | 'reference'>;

interface LookUpWiring {
  /** `null`: none takes payments. */
  readonly provider: PaymentProvider | null;
  readonly settleCheckout: Command<SettleCheckout, unknown, StoreNotFound | CheckoutNotFound>;
  readonly clock: Clock;
  readonly log: Surroundings['log'];
}

/** Asks the payment provider about checkouts, and records what it says. */
export interface LookUp {
  /**
   * Because somebody came back from the page, or the provider reported something.
   *
   * @throws ProviderUnavailable
   */
  now(storeId: StoreId, checkout: Named): Promise<Settled>;
  /** Because its time has come: a provider that does not answer is asked again later. */
  due(storeId: StoreId, checkout: Named, context: CommandContext): Promise<Settled>;
}

/** Returns what asks the payment provider: the one way in which a payment is learnt of. */
export function lookUp({ provider, settleCheckout, clock, log }: LookUpWiring): LookUp {
  function settle(
    storeId: StoreId,
    { id: checkoutId, reference }: Named,
    report: CheckoutReport | null,
    context: CommandContext,
    isDue: boolean,
  ): Promise<Settled> {
    const paymentId = paymentIdOf(storeId, reference);
    const today = storeDay(clock.now());
    const known = { storeId, checkoutId, report, paymentId, today, isDue };
    return settleCheckout.issue(known, context);
  }

  return {
    async now(storeId, checkout) {
      if (provider === null) throw new ProviderUnavailable('No payment provider is set');
      const report = await provider.readCheckout(checkout.reference);
      const context = unkeyedContext({ actor: 'system', clock, log });
      return settle(storeId, checkout, report, context, false);
    },

    async due(storeId, checkout, context) {
      let report: CheckoutReport | null = null;
      try {
        report = (await provider?.readCheckout(checkout.reference)) ?? null;
      } catch (err) {
        log.warn({ err, storeId, checkoutId: checkout.id }, 'payment provider did not answer');
      }
      return settle(storeId, checkout, report, context, true);
    },
  };
}
