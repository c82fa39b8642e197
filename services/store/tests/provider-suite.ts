import { Dirham } from '@osta/contracts/dirham';
import { v7 as uuidV7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';

import {
  ProviderUnavailable,
  type PaymentProvider,
  type SignedReport,
  type WantedPayment,
} from '../src/payments/payment-provider.ts';

/** A provider under test, and what people and the world do to it. */
export interface ProviderHarness {
  readonly provider: PaymentProvider;
  /** Somebody answers on the page of a checkout. */
  answer(pageUrl: string, how: 'pay' | 'decline' | 'less' | 'later'): Promise<void>;
  /** Lets the time pass in which a payment is confirmed later. */
  confirm(): Promise<void>;
  /** Lets the time pass after which a page takes no answer. */
  expire(): Promise<void>;
  /** Waits for the report about a checkout; returns it as it came. */
  reportOf(reference: string): Promise<SignedReport>;
  /** The same provider, where nothing answers. */
  readonly unreachable: PaymentProvider;
}

function wanted(): WantedPayment {
  return {
    checkoutId: uuidV7(),
    amount: Dirham.parse(225_000),
    locale: 'ar',
    returnUrl: 'https://osta.test/store/subscribe?checkout=1',
    reportUrl: 'https://osta.test/payments/reports',
  };
}

/** Describes what every adapter of a payment provider guarantees. */
export function describePaymentProvider(name: string, setUp: () => Promise<ProviderHarness>): void {
  describe(`${name} as a payment provider`, () => {
    let harness: ProviderHarness;
    let provider: PaymentProvider;

    beforeAll(async () => {
      harness = await setUp();
      ({ provider } = harness);
    });

    const open = { status: 'open', amount: 225_000, currency: 'LYD' };

    it('begins one checkout for one intention, with a name that fits the contract', async () => {
      const payment = wanted();
      const started = await provider.startCheckout(payment);
      expect(await provider.startCheckout(payment)).toEqual(started);
      expect(started.reference).toMatch(/^[A-Za-z0-9_.:-]{1,200}$/u);
      expect(URL.canParse(started.pageUrl)).toBe(true);
      expect((await provider.startCheckout(wanted())).reference).not.toBe(started.reference);
      expect(await provider.readCheckout(started.reference)).toEqual(open);
    });

    it('says what was paid, and not what was asked for; the first answer stands', async () => {
      const [paid, less, declined] = [
        await provider.startCheckout(wanted()),
        await provider.startCheckout(wanted()),
        await provider.startCheckout(wanted()),
      ];
      await harness.answer(paid.pageUrl, 'pay');
      await harness.answer(paid.pageUrl, 'decline');
      await harness.answer(less.pageUrl, 'less');
      await harness.answer(declined.pageUrl, 'decline');
      expect(await provider.readCheckout(paid.reference)).toEqual({ ...open, status: 'paid' });
      const other = await provider.readCheckout(less.reference);
      expect(other.status).toBe('paid');
      expect(other.amount).not.toBe(225_000);
      expect((await provider.readCheckout(declined.reference)).status).toBe('declined');
    });

    it('knows nothing of a payment until it is confirmed, and ends what nobody pays', async () => {
      const later = await provider.startCheckout(wanted());
      await harness.answer(later.pageUrl, 'later');
      expect(await provider.readCheckout(later.reference)).toEqual(open);
      await harness.confirm();
      expect((await provider.readCheckout(later.reference)).status).toBe('paid');
      const left = await provider.startCheckout(wanted());
      await harness.expire();
      expect((await provider.readCheckout(left.reference)).status).toBe('expired');
      await harness.answer(left.pageUrl, 'pay');
      expect((await provider.readCheckout(left.reference)).status).toBe('expired');
    });

    it('gives back once for one refund, and no more than was paid', async () => {
      const { reference, pageUrl } = await provider.startCheckout(wanted());
      const refund = { reference, refundId: uuidV7(), amount: Dirham.parse(150_000) };
      expect(await provider.refund(refund)).toBe('refused');
      await harness.answer(pageUrl, 'pay');
      expect(await provider.refund(refund)).toBe('given-back');
      expect(await provider.refund(refund)).toBe('given-back');
      const rest = { reference, refundId: uuidV7(), amount: Dirham.parse(75_000) };
      const more = { ...rest, refundId: uuidV7(), amount: Dirham.parse(75_001) };
      expect(await provider.refund(more)).toBe('refused');
      expect(await provider.refund(rest)).toBe('given-back');
    });

    it('signs its reports, which nobody else can, and names the checkout in them', async () => {
      const { reference, pageUrl } = await provider.startCheckout(wanted());
      await harness.answer(pageUrl, 'pay');
      const report = await harness.reportOf(reference);
      expect(provider.referenceIn(report)).toBe(reference);
      const forged = Buffer.from(report.body.toString().replace(reference, 'practice-other'));
      expect(provider.referenceIn({ ...report, body: forged })).toBeNull();
      expect(provider.referenceIn({ headers: {}, body: report.body })).toBeNull();
      await harness.expire();
      expect(provider.referenceIn(report), 'a report that is too old').toBeNull();
    });

    it('says that it is unavailable instead of guessing', async () => {
      await expect(provider.readCheckout('nobodys')).rejects.toThrow(ProviderUnavailable);
      const refund = { reference: 'x', refundId: uuidV7(), amount: Dirham.parse(1000) };
      await expect(harness.unreachable.startCheckout(wanted())).rejects.toThrow(
        ProviderUnavailable,
      );
      await expect(harness.unreachable.readCheckout('x')).rejects.toThrow(ProviderUnavailable);
      await expect(harness.unreachable.refund(refund)).rejects.toThrow(ProviderUnavailable);
    });
  });
}
