import { describe, expect, it } from 'vitest';

import { admin, on, owner, stranger, type History } from '../../testing/history-store.ts';
import { after, announce, begun, moves, pay, published, receiptId } from '../../testing/history.ts';
import { declineAnnouncement, withdrawAnnouncement } from './announce-payment.ts';

function trial(): History {
  return after('choose', ...published);
}

function waiting({ store }: History): string[] {
  return store.subscription.announced.map(({ id }) => id);
}

describe('a payment that the owner announces', () => {
  it('waits, and becomes the payment with its receipt once an admin records it', () => {
    const history = trial();
    expect(announce(history, 'R')).toBe('');
    expect(waiting(history)).toEqual(['R']);
    expect(history.store.subscription.status).toBe('trialing');
    expect(pay(history, 'R')).toBe('');
    expect(waiting(history)).toEqual([]);
    expect(history.store.subscription).toMatchObject({
      status: 'active',
      payments: [{ id: 'R', receiptId }],
    });
  });

  it('stays when another payment is recorded', () => {
    const history = trial();
    announce(history, 'R');
    pay(history, 'S');
    expect(waiting(history)).toEqual(['R']);
    expect(history.store.subscription.payments).toMatchObject([{ id: 'S', receiptId: null }]);
  });

  it('is announced once, also after it was recorded', () => {
    const history = trial();
    expect([announce(history, 'R'), announce(history, 'R')]).toEqual([
      '',
      'PAYMENT_REFERENCE_USED',
    ]);
    pay(history, 'R');
    expect(announce(history, 'R')).toBe('PAYMENT_REFERENCE_USED');
  });

  it('needs a receipt of the store, and waits with two others at most', () => {
    const history = trial();
    expect(announce(history, 'Q', false)).toBe('RECEIPT_NOT_FOUND');
    expect(['R', 'S', 'T', 'U'].map((id) => announce(history, id))).toEqual([
      '',
      '',
      '',
      'ANNOUNCEMENT_LIMIT_REACHED',
    ]);
  });

  it('is of no use before an admin can see the store, or without a plan', () => {
    const hidden = begun();
    moves.choose(hidden);
    expect(announce(hidden, 'R')).toBe('SUBSCRIPTION_ILLEGAL_TRANSITION');
    expect(announce(after(...published), 'R')).toBe('SUBSCRIPTION_ILLEGAL_TRANSITION');
  });

  it('is declined once, which the owner answers by another one or by taking it back', () => {
    const history = trial();
    announce(history, 'R');
    expect([moves.decline(history), moves.decline(history)]).toEqual([
      '',
      'ANNOUNCEMENT_NOT_FOUND',
    ]);
    expect(history.store.subscription.announced).toMatchObject([
      { declined: { cause: 'not-received' } },
    ]);
    // The same reference, with a receipt that can be read
    expect(announce(history, 'R')).toBe('');
    expect(history.store.subscription.announced).toMatchObject([{ id: 'R', declined: null }]);
    moves.decline(history);
    expect(moves.retract(history)).toBe('');
    expect(waiting(history)).toEqual([]);
  });

  it('can still be recorded after it was declined: the money may come late', () => {
    const history = trial();
    announce(history, 'R');
    moves.decline(history);
    expect(pay(history, 'R')).toBe('');
    expect(history.store.subscription).toMatchObject({ announced: [], payments: [{ receiptId }] });
  });

  it('goes with its store', () => {
    const history = trial();
    announce(history, 'R');
    moves.close(history);
    expect(waiting(history)).toEqual([]);
  });

  it('is taken back by its owner alone, and declined by somebody else alone', () => {
    const history = trial();
    announce(history, 'R');
    const of = { ...on, paymentId: 'R' };
    const retract = (actor: typeof owner): string =>
      history.do(actor, (context) => withdrawAnnouncement(of, history.state, context));
    expect([retract(stranger), retract(admin)]).toEqual(['STORE_NOT_FOUND', 'STORE_NOT_FOUND']);
    const decline = { ...of, cause: 'other', note: 'No' } as const;
    expect(
      history.do(owner, (context) => declineAnnouncement(decline, history.state, context)),
    ).toBe('OWN_STORE');
    expect(waiting(history)).toEqual(['R']);
  });
});
