import { later } from '@osta/contracts/instant';
import { describe, expect, it } from 'vitest';

import { begin, checkoutIn, report } from '../../testing/checkout-moves.ts';
import { beginning, day, on, owner, type History } from '../../testing/history-store.ts';
import { after, moves, paidIn, published, refund, type Move } from '../../testing/history.ts';
import { answerRefund } from './answer-refund.ts';
import { storeDeadlines } from './deadlines.ts';

const begun = (...first: readonly Move[]): History => {
  const history = after('choose', ...published, ...first);
  expect(begin(history, 3)).toBe('');
  return history;
};
const paidOf = ({ store }: History): readonly unknown[] =>
  store.subscription.payments.map(({ amount, months, method }) => [amount, months, method]);
const failureOf = ({ store }: History): unknown => store.subscription.checkouts.at(-1)?.cause;

describe('a checkout', () => {
  it('asks for the price of the day, and buys the time after the trial', () => {
    const history = begun();
    expect(report(history, 'paid')).toBe('');
    expect(paidOf(history)).toEqual([[225_000, 3, 'online']]);
    expect(history.store.subscription.status).toBe('active');
    expect(history.store.subscription.payments[0]?.periodFrom).toBe(later(beginning, 30 * day));
    expect(history.store.subscription.payments[0]?.planName).toMatchObject({ en: 'Growth' });
  });

  it('is recorded once, however often, in which order and how late it is reported', () => {
    const history = begun();
    const { id: checkoutId } = checkoutIn(history);
    for (const status of ['open', 'declined', 'paid', 'paid', 'declined', 'expired'] as const) {
      expect(report(history, status, { checkoutId })).toBe('');
    }
    history.pass(200);
    expect(report(history, 'paid', { checkoutId })).toBe('');
    expect(paidOf(history)).toHaveLength(1);
  });

  it('of another amount or currency is never taken as paid', () => {
    for (const other of [{ amount: 224_999 }, { amount: 225_001 }, { currency: 'USD' }]) {
      const history = begun();
      expect(report(history, 'paid', other)).toBe('');
      expect([paidOf(history), failureOf(history)]).toEqual([[], 'other-amount']);
    }
  });

  it('stays where money is out, however many newer ones end without any', () => {
    const history = begun();
    expect(report(history, 'paid', { amount: 1 })).toBe('');
    for (let n = 0; n < 25; n += 1) {
      expect(begin(history, 3)).toBe('');
      expect(report(history, 'expired')).toBe('');
    }
    expect(history.store.subscription.checkouts.map(({ cause }) => cause)).toContain(
      'other-amount',
    );
  });

  it('keeps its plan and price, whatever is chosen meanwhile', () => {
    const history = begun('cancel', 'choose');
    expect(report(history, 'paid')).toBe('');
    expect(paidOf(history)).toEqual([[225_000, 3, 'online']]);
  });

  it('buys nothing of a subscription that has ended', () => {
    const history = begun();
    expect(moves.close(history)).toBe('');
    expect(report(history, 'paid')).toBe('');
    expect([paidOf(history), failureOf(history)]).toEqual([[], 'not-payable']);
  });

  it('is asked about with growing waits, and no more after some days', () => {
    const history = begun();
    const asked: number[] = [];
    for (;;) {
      const due = storeDeadlines.of(history.store).find(({ name }) => name === 'ask-provider');
      if (!due) break;
      const minutes = (Date.parse(due.dueAt) - Date.parse(beginning)) / 60_000;
      asked.push(minutes);
      history.pass((minutes - (asked.at(-2) ?? 0)) / 1440);
    }
    expect(asked).toEqual([5, 15, 60, 360, 1440, 4320]);
    expect(failureOf(history)).toBe('unanswered');
    // It was paid after all
    expect(report(history, 'paid')).toBe('');
    expect(paidOf(history)).toHaveLength(1);
  });

  it('is settled by the system alone, and begun by the owner alone', () => {
    const history = begun();
    expect(report(history, 'paid', { by: owner })).toBe('STORE_NOT_FOUND');
    expect(report(history, 'paid', { checkoutId: 'nobodys' })).toBe('CHECKOUT_NOT_FOUND');
    expect(begin(history, 1)).toBe('');
    expect(begin(history, 2)).toBe('');
    expect(begin(history, 4)).toBe('CHECKOUT_LIMIT_REACHED');
  });
});

describe('a refund of what was paid online', () => {
  it('is answered by the provider once, and cannot be a correction', () => {
    const history = begun();
    report(history, 'paid');
    expect(moves.correct(history)).toBe('PAYMENT_CHANGED_BEFORE');
    expect(refund(history, 1, { method: 'online' })).toBe('');
    const [given] = history.store.subscription.payments[0]?.refunds ?? [];
    expect(given).toMatchObject({ amount: 75_000, method: 'online', answer: null });
    const about = { ...on, paymentId: paidIn(history) };
    const answer = (said: 'given-back' | 'refused', by: 'system' | typeof owner): string =>
      history.do(by, (context) =>
        answerRefund({ ...about, refundId: given?.id ?? '', answer: said }, history.state, context),
      );
    expect(answer('given-back', owner)).toBe('STORE_NOT_FOUND');
    expect(answer('given-back', 'system')).toBe('');
    expect(answer('refused', 'system')).toBe('');
    expect(history.store.subscription.payments[0]?.refunds[0]?.answer).toBe('given-back');
  });

  it('is refused where the money came in another way', () => {
    const history = after('choose', ...published, 'pay');
    expect(refund(history, 1, { method: 'online' })).toBe('REFUND_NOT_ONLINE');
  });
});
