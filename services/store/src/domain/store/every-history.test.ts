import type { Instant } from '@osta/contracts/instant';
import { isPublic } from '@osta/contracts/store/is-public';
import { StoreStatus, SubscriptionStatus } from '@osta/contracts/store/status';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { checkoutMoves } from '../../testing/checkout-moves.ts';
import { owner } from '../../testing/history-store.ts';
import { begun, moves, published, submitted } from '../../testing/history.ts';
import { allowedTo, subscriptionVerbsOf } from './allowed.ts';
import { storeDeadlines } from './deadlines.ts';
import { monthsAfter } from './months-after.ts';
import { roleOf } from './on-store.ts';
import { monthsLeft } from './paid-periods.ts';
import type { OpenedStore } from './store.ts';

const allMoves = { ...moves, ...checkoutMoves };
type AnyMove = keyof typeof allMoves;
const words = Object.keys(allMoves) as readonly AnyMove[];

it('holds in every history: who sees it, what is allowed, what waits, when it ends', () => {
  const shown = new Set<string>();
  fc.assert(
    fc.property(
      fc.constantFrom<readonly AnyMove[]>(
        [],
        submitted,
        published,
        ['choose', ...published],
        ['choose', ...published, 'cancel', 'month'],
      ),
      fc.array(fc.constantFrom(...words), { maxLength: 40 }),
      (first, rest) => {
        const history = begun();
        for (const word of [...first, ...rest]) {
          const before = history.store;
          const refused = allMoves[word](history);
          const { store } = history;
          const faults = broken(before, store, history.now, word);
          if (refused !== '' && store !== before) faults.push('a refusal changes nothing');
          if (faults.length > 0) throw new Error(`${word}: ${faults.join('; ')}`);
          shown.add(`${store.status} ${store.subscription.status}`);
        }
      },
    ),
    { numRuns: 4000, seed: 17 },
  );
  // Every pair of the two machines that can happen was seen: a closed store alone has one side fixed
  const pairs = StoreStatus.options
    .filter((status) => status !== 'closed')
    .flatMap((status) => SubscriptionStatus.options.map((other) => `${status} ${other}`));
  const neverPaid = new Set(['draft', 'pending_review', 'changes_requested', 'rejected']);
  expect(
    pairs.filter((pair) => !shown.has(pair) && !neverPaid.has(pair.split(' ')[0] ?? '')),
  ).toEqual([]);
});

/** Returns what does not hold after a move; plain comparisons, because there are many thousands of them. */
function broken(before: OpenedStore, store: OpenedStore, now: Instant, word: AnyMove): string[] {
  const { status, subscription, live, revision, waitsSince, content } = store;
  const isClosed = status === 'closed';
  const running = subscription.payments.filter(
    ({ isOver, replacement }) => !isOver && replacement === null,
  );
  const due = storeDeadlines.of(store);
  const runsOut = ['trialing', 'active', 'past_due', 'unpaid', 'cancel_at_period_end'];
  const own = allowedTo(store, 'owner', false);
  const rules: Readonly<Record<string, boolean>> = {
    'customers see what was approved': !isPublic(status, subscription.status) || live !== null,
    'name and place of a public page change by an admin alone':
      before.live === null ||
      word === 'approve' ||
      (isSame(before.live.basic.name, live?.basic.name) &&
        isSame(before.live.location, live?.location)),
    'without a revision nothing waits behind the page':
      live === null ||
      revision !== null ||
      isClosed ||
      (isSame(content.basic.name, live.basic.name) && isSame(content.location, live.location)),
    'the queue has what waits':
      (waitsSince !== null) ===
      (status === 'pending_review' || revision?.status === 'pending_review'),
    'a closed store is paid by nobody':
      !isClosed || ['none', 'canceled'].includes(subscription.status),
    'a payment is announced or recorded, and no more wait than may':
      new Set([...subscription.payments, ...subscription.announced].map(({ id }) => id)).size ===
        subscription.payments.length + subscription.announced.length &&
      subscription.announced.filter(({ declined }) => declined === null).length <= 3,
    'the times that are paid never overlap, and end where it is said':
      isInOrder(running.map(({ periodFrom, periodTo }) => [periodFrom, periodTo])) &&
      (running.length === 0 || subscription.paidUntil === running.at(-1)?.periodTo),
    'what is paid runs as long as it was paid for': running.every(
      (each) => each.periodTo === monthsAfter(each.periodFrom, monthsLeft(each)),
    ),
    'nothing that was paid is lost from the history': before.subscription.payments.every(
      ({ id, amount }) =>
        subscription.payments.some((each) => each.id === id && each.amount === amount),
    ),
    'no more is given back than was paid': subscription.payments.every(
      ({ amount, refunds }) => refunds.reduce((sum, each) => sum + each.amount, 0) <= amount,
    ),
    'what is paid for is not over already':
      subscription.payments.length === before.subscription.payments.length ||
      ['correct', 'shorten', 'refund'].includes(word) ||
      (subscription.paidUntil ?? now) > now,
    'a page in its grace, or paid for, is not hidden by an admin’s correction':
      !['correct', 'shorten', 'refund'].includes(word) ||
      before.subscription.status === 'cancel_at_period_end' ||
      !isPublic('published', before.subscription.status) ||
      isPublic('published', subscription.status),
    'nothing is announced that no admin sees':
      subscription.announced.length === 0 || store.round > 0,
    'what is closed allows nothing':
      !isClosed || own.length + subscriptionVerbsOf(store).length === 0,
    'everything else has a way out':
      isClosed || (own.includes('close') && subscriptionVerbsOf(store).includes('choose')),
    'nothing is overdue': due.every(({ dueAt }) => dueAt > now),
    'what runs out has a deadline':
      due.some(({ name }) => name !== 'ask-provider') === runsOut.includes(subscription.status),
    'the provider is asked about every open checkout, and no more are open than may':
      due.filter(({ name }) => name === 'ask-provider').length ===
        subscription.checkouts.filter(({ status: each }) => each === 'open').length &&
      subscription.checkouts.filter(({ status: each }) => each === 'open').length <= 3,
    'what was paid online is one payment of what was asked for': subscription.checkouts.every(
      ({ status: each, reference, amount }) =>
        subscription.payments.filter(
          (payment) => payment.providerReference === reference && payment.amount === amount,
        ).length === (each === 'paid' ? 1 : 0),
    ),
    'the owner stays': roleOf(store, owner) === 'owner',
  };
  return Object.keys(rules).filter((rule) => !rules[rule]);
}

function isInOrder(periods: readonly (readonly [string, string])[]): boolean {
  return periods.every(([from, to], n) => from <= to && (periods[n - 1]?.[1] ?? from) <= from);
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
