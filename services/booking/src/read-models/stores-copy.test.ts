import { StoreEvent } from '@osta/contracts/store/events';
import { madeEvent } from '@osta/event-store/testing/made-event';
import { expect, it } from 'vitest';

import { storesIn } from './stores-copy.ts';

const store = '01980000-0000-7000-8000-000000000061';
const ownerId = '01980000-0000-7000-8000-00000000000e';
const clerk = '01980000-0000-7000-8000-00000000000a';
const old = { ar: 'الواحة', en: 'Oasis' };
const renamed = { ar: 'الواحة الجديدة', en: '' };
const time = '2026-03-01T08:00:00.000Z';
const joined = { invitationId: store, memberId: clerk, role: 'staff', joinedAt: time };
const basic = {
  description: { ar: '', en: '' },
  categoryIds: ['plumbing'],
  legalName: '',
  registrationNumber: '',
};

type Said = readonly [what: string, data: object];

/** Returns the parameters for a batch. */
function columns(...events: readonly Said[]): readonly unknown[] {
  return storesIn(
    events.map(([what, data]) => {
      const event = StoreEvent.parse({ type: `osta.store.${what}`, data: { ownerId, ...data } });
      return madeEvent({ type: event.type, subject: store, data: { ...event.data } });
    }),
  );
}

/** Returns what a batch says: name, whether a waiting one is approved, what waits, listing, subscription. */
function said(...events: readonly Said[]): readonly unknown[] {
  const values = columns(...events).slice(0, 15);
  const [, , , name, isApproved, saysWaiting, waiting, listing, subscription, ...people] =
    values.map((column) => (Array.isArray(column) ? column : []));
  return [name, isApproved, saysWaiting, waiting, listing, subscription, people].map((each) =>
    each?.length === 1 ? each[0] : each,
  );
}

/** Returns what a batch says of members. */
function members(...events: readonly Said[]): unknown {
  return said(...events).at(-1);
}

it('shows a new name when an admin approved it, in the same batch or a later one', () => {
  const waits = [
    'store-basic-saved',
    { basic: { ...basic, name: renamed }, isForReview: true },
  ] as const;
  const saved = [
    'store-basic-saved',
    { basic: { ...basic, name: old }, isForReview: false },
  ] as const;
  const approved = ['store-revision-approved', { managerIds: [] }] as const;
  expect(said(saved).slice(0, 4)).toEqual([JSON.stringify(old), false, true, null]);
  expect(said(waits).slice(0, 4)).toEqual([null, false, true, JSON.stringify(renamed)]);
  expect(said(waits, approved).slice(0, 4)).toEqual([JSON.stringify(renamed), false, true, null]);
  expect(said(approved).slice(0, 4)).toEqual([null, true, true, null]);
  expect(said(waits, ['store-revision-withdrawn', {}], approved).slice(0, 4)).toEqual([
    null,
    false,
    true,
    null,
  ]);
});

it('forgets a name that cannot be opened any more', () => {
  const forgotten = { ...basic, name: { ar: '--', en: '' } };
  expect(said(['store-basic-saved', { basic: forgotten, isForReview: false }])[0]).toBe(
    JSON.stringify({ ar: '', en: '' }),
  );
});

it('follows where the page and the subscription stand', () => {
  const chosen = ['subscription-chosen', { plan: 'growth', status: 'incomplete' }] as const;
  const trial = ['subscription-trial-started', { plan: 'growth', endsAt: time }] as const;
  expect(said(chosen, trial, ['store-paused', {}]).slice(4, 6)).toEqual(['paused', 'trialing']);
});

it('says which times are blocked, and which no longer', () => {
  const [startsAt, endsAt] = ['2026-03-02T08:00:00.000Z', '2026-03-03T08:00:00.000Z'];
  const of = { blockId: store, memberId: clerk };
  const blocked = [
    'store-time-blocked',
    { ...of, startsAt, endsAt, reason: '', blockedAt: time },
  ] as const;
  const lifted = ['store-block-lifted', of] as const;
  expect(columns(blocked).slice(15)).toEqual([[store], [store], [startsAt], [endsAt], [], []]);
  expect(columns(blocked, lifted).slice(15)).toEqual([[], [], [], [], [store], [store]]);
});

it('says who works there, and who is staff', () => {
  const agreed = ['store-staff-agreed', { memberId: clerk, agreedAt: time }] as const;
  const removed = ['store-member-removed', { memberId: clerk, cause: 'left' }] as const;
  expect(members(agreed)).toEqual([[store], [clerk], [null], [true], [], []]);
  expect(members(['store-member-joined', joined], agreed)).toEqual([
    [store],
    [clerk],
    ['staff'],
    [true],
    [],
    [],
  ]);
  expect(members(agreed, removed)).toEqual([[], [], [], [], [store], [clerk]]);
  expect(members(agreed, removed, ['store-member-joined', joined])).toEqual([
    [store],
    [clerk],
    ['staff'],
    [false],
    [],
    [],
  ]);
});
