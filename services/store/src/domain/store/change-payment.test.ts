import { UserId } from '@osta/contracts/ids';
import { later } from '@osta/contracts/instant';
import { PlanPrice } from '@osta/contracts/plan/plan-terms';
import { graceDays } from '@osta/contracts/store/subscription-times';
import { accept } from '@osta/platform/decider';
import { describe, expect, it } from 'vitest';

import {
  admin,
  day,
  on,
  owner,
  plansOfRelease,
  type History,
} from '../../testing/history-store.ts';
import { after, correct, moves, paidIn, pay, published, refund } from '../../testing/history.ts';
import { correctPayment } from './correct-payment.ts';
import { refuseProposal, withdrawProposal } from './end-proposal.ts';
import { monthsAfter } from './months-after.ts';
import { recordPayment } from './record-payment.ts';

const other = UserId.parse('01980000-0000-7000-8000-0000000000ae');

/** A store whose trial ends on 22 December 2026 and which has paid for these months. */
function paid(...months: readonly number[]): History {
  const history = after('choose', ...published);
  for (const [n, each] of months.entries()) pay(history, `R${n}`, each);
  return history;
}

/** The time that each payment buys which stands, in days of the year. */
function times({ store }: History): string[] {
  return store.subscription.payments
    .filter(({ replacement }) => replacement === null)
    .map(({ periodFrom, periodTo }) => `${periodFrom.slice(0, 10)} ${periodTo.slice(0, 10)}`);
}

function withdraw(history: History, by: UserId): string {
  const command = { ...on, paymentId: paidIn(history), adminId: by };
  return history.do(by, (context) => withdrawProposal(command, history.state, context));
}

function proposalIn({ store }: History): string {
  return store.subscription.payments.find(({ proposed }) => proposed !== null)?.proposed?.id ?? '';
}

/** Refuses what is proposed now, or the proposal that this admin has looked at. */
function turnDown(
  history: History,
  by: UserId,
  { paymentId = paidIn(history), proposalId = proposalIn(history) } = {},
): string {
  const note = 'The bank says two months';
  const command = { ...on, paymentId, proposalId, adminId: by, note };
  return history.do(by, (context) => refuseProposal(command, history.state, context));
}

function status({ store }: History): string {
  return store.subscription.status;
}

describe('a payment', () => {
  /** The plan is dearer, and called otherwise, from 24 November on. */
  const facts = {
    plans: plansOfRelease.plans.map((plan) =>
      Object.assign({}, plan, {
        name: { ar: 'التوسع', en: 'Expansion' },
        prices: [
          ...plan.prices,
          PlanPrice.parse({ from: '2026-11-24', monthlyPrice: 80_000, yearlyPrice: 800_000 }),
        ],
      }),
    ),
  };
  const paidOn = (h: History, receivedOn: string, months: number): number | undefined => {
    const payment = { months, method: 'cash', reference: 'R1', receivedOn } as const;
    const command = { ...on, paymentId: receivedOn, ...payment };
    h.do(admin, (context) => recordPayment(command, h.state, context, facts));
    return h.store.subscription.payments.at(-1)?.amount;
  };

  it('costs what the plan cost on the day on which the money was received', () => {
    const history = after('choose', ...published);
    expect(paidOn(history, '2026-11-23', 2)).toBe(150_000);
    expect(paidOn(history, '2026-11-24', 2)).toBe(160_000);
    expect(paidOn(history, '2026-11-25', 12)).toBe(800_000);
    // Corrected after the price has changed: the day counts, not the moment
    const correctTo = (receivedOn: string): number | undefined => {
      const right = { months: 1, method: 'cash', reference: 'R1', receivedOn } as const;
      const why = { cause: 'wrong-day', note: '', referenceId: 'R1', adminId: admin } as const;
      history.do(admin, (context) =>
        correctPayment(
          { ...on, paymentId: paidIn(history), ...right, ...why },
          history.state,
          context,
          { needsTwoAdmins: false, ...facts },
        ),
      );
      return history.store.subscription.payments.at(-1)?.amount;
    };
    expect([correctTo('2026-11-23'), correctTo('2026-11-26')]).toEqual([75_000, 80_000]);
  });

  it('keeps what the plan was called; from before, the name that Osta came with', () => {
    const history = after('choose', ...published);
    paidOn(history, '2026-11-24', 1);
    const [named] = history.store.subscription.payments;
    expect(named?.planName.en).toBe('Expansion');
    // A payment from before has no name in its event
    history.do(admin, (context) => {
      const month = { months: 1, method: 'cash', receivedOn: '2026-11-24' } as const;
      const command = { ...on, paymentId: 'R2', reference: 'R2', ...month };
      const decision = recordPayment(command, history.state, context, facts);
      const recorded = decision.ok ? decision.events[0] : undefined;
      if (!recorded) throw new Error('Nothing was recorded');
      const { planName: _name, ...before } = recorded.data;
      return accept({ type: recorded.type, data: before });
    });
    expect(history.store.subscription.payments.at(-1)?.planName.en).toBe('Growth');
  });
});

describe('a payment that was recorded wrongly', () => {
  it('is replaced, stays in the history, and moves the times that followed on it', () => {
    const history = paid(3, 1);
    expect(correct(history, { paymentId: 'R0', months: 2 })).toBe('');
    expect(times(history)).toEqual(['2026-12-22 2027-02-22', '2027-02-22 2027-03-22']);
    const [wrong, right] = history.store.subscription.payments;
    expect(wrong).toMatchObject({ id: 'R0', months: 3, replacement: { id: right?.id } });
    expect(right).toMatchObject({ months: 2, amount: 150_000, referenceId: 'R0' });
    expect(history.store.subscription.endsAt).toBe('2027-03-22T08:00:00.000Z');
  });

  it('changes nothing when it says the same, and is corrected once', () => {
    const history = paid(3);
    const { state } = history;
    expect([correct(history, { months: 3 }), history.state]).toEqual(['', state]);
    correct(history, { months: 2 });
    expect(correct(history, { paymentId: 'R0', months: 1 })).toBe('PAYMENT_CHANGED_BEFORE');
    expect(refund(history, 1, { paymentId: 'R0' })).toBe('PAYMENT_CHANGED_BEFORE');
    expect(correct(history, { paymentId: 'none', months: 1 })).toBe('PAYMENT_NOT_FOUND');
  });

  it('takes no reference that counts already, and leaves its own used', () => {
    const history = paid(1, 1);
    expect(correct(history, { paymentId: 'R0', months: 1, reference: 'R1' })).toBe(
      'PAYMENT_REFERENCE_USED',
    );
    expect(correct(history, { paymentId: 'R0', months: 1, reference: 'T9' })).toBe('');
    expect([pay(history, 'R0'), pay(history, 'T9', 2)]).toEqual([
      'PAYMENT_REFERENCE_USED',
      'PAYMENT_REFERENCE_USED',
    ]);
    // A second click
    expect(pay(history, 'T9')).toBe('');
    expect(history.store.subscription.payments).toHaveLength(3);
  });

  it('gives the days of grace from the correction on, where the time is used up', () => {
    const history = paid(6);
    history.pass(150);
    correct(history, { months: 1 });
    expect(status(history)).toBe('past_due');
    expect(history.store.subscription.endsAt).toBe(later(history.now, graceDays * day));
    expect(correct(history, { months: 12 })).toBe('');
    expect(status(history)).toBe('active');
  });

  it('counts what is paid within those days from their beginning, not from a time long over', () => {
    const history = paid(6);
    history.pass(150);
    correct(history, { months: 1 });
    const corrected = history.now;
    history.pass(3);
    expect(pay(history, 'R9')).toBe('');
    expect(status(history)).toBe('active');
    expect(history.store.subscription.endsAt).toBe(monthsAfter(corrected, 1));
  });

  it('brings back a page that was hidden for it', () => {
    const history = paid(1);
    history.pass(100);
    expect(status(history)).toBe('unpaid');
    correct(history, { months: 12 });
    expect(status(history)).toBe('active');
  });

  it('moves nothing in a later subscription', () => {
    const history = paid(1);
    const first = paidIn(history);
    history.pass(300);
    moves.choose(history);
    pay(history, 'new');
    const { endsAt } = history.store.subscription;
    correct(history, { paymentId: first, months: 12 });
    expect(history.store.subscription).toMatchObject({
      status: 'active',
      endsAt,
      paidUntil: endsAt,
    });
  });
});

describe('money that is given back', () => {
  it('takes the last months of its payment, and what follows begins earlier', () => {
    const history = paid(3, 1);
    expect(refund(history, 2, { paymentId: 'R0' })).toBe('');
    expect(times(history)).toEqual(['2026-12-22 2027-01-22', '2027-01-22 2027-02-22']);
    expect(history.store.subscription.payments[0]?.refunds).toMatchObject([
      { months: 2, amount: 150_000 },
    ]);
    expect(refund(history, 2, { paymentId: 'R0' })).toBe('REFUND_TOO_LARGE');
    expect(correct(history, { paymentId: 'R0', months: 1 })).toBe('PAYMENT_CHANGED_BEFORE');
    expect(refund(history, 1, { paymentId: 'R0' })).toBe('');
    expect(refund(history, 1, { paymentId: 'R0' })).toBe('PAYMENT_CHANGED_BEFORE');
    expect(times(history)[1]).toBe('2026-12-22 2027-01-22');
  });

  it('of a year that cost ten months is its share, and never more than was paid', () => {
    const history = paid(12);
    refund(history, 5);
    refund(history, 6);
    refund(history, 1);
    const [year] = history.store.subscription.payments;
    expect(year?.amount).toBe(750_000);
    expect(year?.refunds.map(({ amount }) => amount)).toEqual([312_500, 375_000, 62_500]);
  });

  it('leaves the trial as it was', () => {
    const history = paid(1);
    refund(history, 1);
    expect(history.store.subscription).toMatchObject({
      status: 'trialing',
      isTrial: true,
      endsAt: '2026-12-22T08:00:00.000Z',
    });
  });

  it('ends a cancelled subscription whose time is given back', () => {
    const history = paid(3);
    history.pass(40);
    moves.cancel(history);
    refund(history, 3);
    expect(history.store.subscription).toMatchObject({ status: 'canceled', endsAt: null });
    expect(history.store.subscription.payments[0]).toMatchObject({ isOver: true });
  });

  it('is for admins who do not work in the store', () => {
    expect(refund(paid(1), 1, { by: owner })).toBe('OWN_STORE');
  });
});

describe('a change by two', () => {
  const policy = { needsTwoAdmins: true };

  it('waits for another admin who means the same', () => {
    const history = paid(3);
    expect(refund(history, 2, { policy })).toBe('');
    expect(times(history)).toEqual(['2026-12-22 2027-03-22']);
    expect(history.store.subscription.payments[0]?.proposed).toMatchObject({ months: 2 });
    expect(refund(history, 2, { policy })).toBe('SECOND_ADMIN_NEEDED');
    expect(refund(history, 2, { policy, by: other })).toBe('');
    expect(history.store.subscription.payments[0]).toMatchObject({
      proposed: null,
      refunds: [{ months: 2 }],
    });
  });

  it('is withdrawn by the one who proposed it, and by nobody else', () => {
    const history = paid(3);
    refund(history, 2, { policy });
    expect(withdraw(history, other)).toBe('PAYMENT_PROPOSAL_NOT_FOUND');
    expect(withdraw(history, owner)).toBe('OWN_STORE');
    const before = times(history);
    expect(withdraw(history, admin)).toBe('');
    expect(history.store.subscription.payments).toMatchObject([{ proposed: null, refunds: [] }]);
    expect(times(history)).toEqual(before);
    expect(withdraw(history, admin)).toBe('PAYMENT_PROPOSAL_NOT_FOUND');
    // What was agreed to by nobody is agreed to by nobody later
    expect(refund(history, 2, { policy, by: other })).toBe('');
    expect(history.store.subscription.payments).toMatchObject([{ refunds: [] }]);
  });

  it('is refused with a reason by another admin, and can be proposed again', () => {
    const history = paid(3);
    correct(history, { months: 2, policy });
    expect(turnDown(history, admin)).toBe('PAYMENT_PROPOSAL_NOT_FOUND');
    expect(turnDown(history, owner)).toBe('OWN_STORE');
    expect(turnDown(history, other, { paymentId: 'none' })).toBe('PAYMENT_NOT_FOUND');
    expect(turnDown(history, other)).toBe('');
    expect(turnDown(history, other)).toBe('PAYMENT_PROPOSAL_NOT_FOUND');
    expect(history.store.subscription.payments).toMatchObject([{ months: 3, proposed: null }]);
    expect(correct(history, { months: 2, policy })).toBe('');
    expect(history.store.subscription.payments).toMatchObject([{ proposed: { months: 2 } }]);
  });

  it('is refused only by an admin who has looked at it', () => {
    const history = paid(3);
    correct(history, { months: 2, policy });
    const proposalId = proposalIn(history);
    correct(history, { months: 1, policy });
    expect(proposalIn(history)).not.toBe(proposalId);
    expect(turnDown(history, other, { proposalId })).toBe('PAYMENT_PROPOSAL_CHANGED');
    expect(history.store.subscription.payments).toMatchObject([{ proposed: { months: 1 } }]);
    expect(turnDown(history, other)).toBe('');
    expect(turnDown(history, other, { proposalId })).toBe('PAYMENT_PROPOSAL_NOT_FOUND');
  });

  it('begins anew where the second means something else', () => {
    const history = paid(3);
    correct(history, { months: 2, policy });
    correct(history, { months: 1, policy, by: other });
    expect(history.store.subscription.payments).toMatchObject([{ proposed: { months: 1 } }]);
    expect(correct(history, { months: 1, policy })).toBe('');
    expect(times(history)).toEqual(['2026-12-22 2027-01-22']);
  });
});
