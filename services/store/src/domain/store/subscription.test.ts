import { later } from '@osta/contracts/instant';
import { isPublic } from '@osta/contracts/store/is-public';
import { graceDays, trialDays, unpaidDays } from '@osta/contracts/store/subscription-times';
import { describe, expect, it } from 'vitest';

import { beginning, day, on, owner, type History } from '../../testing/history-store.ts';
import { after, moves, pay, published, submitted } from '../../testing/history.ts';
import { remindOfEnd } from './remind-of-end.ts';

function status(history: History): string {
  return history.store.subscription.status;
}

describe('a subscription', () => {
  it('begins its one trial when a plan is chosen and the page is published', () => {
    const history = after('choose', ...published);
    expect(status(history)).toBe('trialing');
    expect(history.store.subscription.endsAt).toBe(later(beginning, trialDays * day));
    expect(status(after(...published, 'choose'))).toBe('trialing');
  });

  it('goes from trial over grace and hiding to its end, and shows the page until the grace ends', () => {
    const history = after('choose', ...published);
    const seen = [trialDays, graceDays, unpaidDays].map((days) => {
      history.pass(days);
      return [status(history), isPublic(history.store.status, history.store.subscription.status)];
    });
    expect(seen).toEqual([
      ['past_due', true],
      ['unpaid', false],
      ['canceled', false],
    ]);
  });

  it('reminds its owner before each end, and of the latest alone after a long stop', () => {
    const history = after('choose', ...published);
    const seen = Array.from({ length: trialDays + graceDays + unpaidDays + 1 }, () => {
      history.pass(1);
      const { remindedDays } = history.store.subscription;
      return remindedDays === null ? status(history) : `${status(history)} ${remindedDays}`;
    });
    expect([...new Set(seen)]).toEqual([
      'trialing',
      'trialing 7',
      'trialing 1',
      'past_due',
      'past_due 3',
      'past_due 1',
      'unpaid',
      'unpaid 60',
      'unpaid 30',
      'unpaid 7',
      'canceled',
    ]);
    const late = after('choose', ...published);
    late.now = later(beginning, (trialDays - 1) * day);
    expect(late.do('system', (context) => remindOfEnd(on, late.state, context))).toBe('');
    expect(late.store.subscription.remindedDays).toBe(1);
    expect(late.do('system', (context) => remindOfEnd(on, late.state, context))).toBe(
      'STORE_NOT_FOUND',
    );
  });

  it('lets the system alone remind', () => {
    const history = after('choose', ...published);
    history.now = later(beginning, (trialDays - 7) * day);
    expect(history.do(owner, (context) => remindOfEnd(on, history.state, context))).toBe(
      'STORE_NOT_FOUND',
    );
  });

  it('has paid months follow on the trial', () => {
    const { periodFrom, periodTo } = after('choose', ...published, 'pay').store.subscription
      .payments[0] ?? { periodFrom: '', periodTo: '' };
    expect([periodFrom, periodTo]).toEqual([
      '2026-12-22T08:00:00.000Z',
      '2027-01-22T08:00:00.000Z',
    ]);
  });

  it('keeps its free days when it was paid before the first approval', () => {
    const history = after('choose', ...submitted, 'pay');
    pay(history, 'again', 2);
    history.pass(10);
    expect(moves.approve(history)).toBe('');
    const { status: now, endsAt, isTrial, hasHadTrial, payments } = history.store.subscription;
    expect([now, isTrial, hasHadTrial]).toEqual(['active', false, true]);
    // Approved on 2 December: thirty days are free, then come the month and the two months
    expect(payments.map(({ periodFrom, periodTo }) => [periodFrom, periodTo])).toEqual([
      ['2027-01-01T08:00:00.000Z', '2027-02-01T08:00:00.000Z'],
      ['2027-02-01T08:00:00.000Z', '2027-04-01T08:00:00.000Z'],
    ]);
    expect(endsAt).toBe('2027-04-01T08:00:00.000Z');
  });

  it.each(['quarter', 'cancel'] as const)(
    'has its free days and what was paid, also when it comes to this before the approval: %s',
    (word) => {
      const history = after('choose', ...submitted, 'pay', word, 'approve');
      const { payments, endsAt } = history.store.subscription;
      expect(status(history)).toBe(word === 'cancel' ? 'cancel_at_period_end' : 'active');
      expect(payments[0]?.periodFrom).toBe(later(history.now, trialDays * day));
      expect(endsAt).toBe(payments[0]?.periodTo);
    },
  );

  it('is a trial at the approval when all that was paid was given back', () => {
    const history = after('choose', ...submitted, 'pay', 'refund', 'approve');
    expect(history.store.subscription).toMatchObject({
      status: 'trialing',
      isTrial: true,
      endsAt: later(beginning, trialDays * day),
    });
  });

  it('records one reference once', () => {
    const history = after('choose', ...published);
    expect([pay(history, 'R'), pay(history, 'R')]).toEqual(['', '']);
    expect(history.store.subscription.payments).toHaveLength(1);
  });

  it('ends a cancelled trial at its end, unless the owner takes that back', () => {
    const history = after('choose', ...published, 'cancel');
    expect(status(history)).toBe('cancel_at_period_end');
    const back = after('choose', ...published, 'cancel', 'choose');
    expect(status(back)).toBe('trialing');
    history.pass(trialDays);
    expect(status(history)).toBe('canceled');
    // A second subscription has no trial
    moves.choose(history);
    expect(status(history)).toBe('incomplete');
  });
});
