import { StoreEvent } from '@osta/contracts/store/events';
import { madeEvent } from '@osta/event-store/testing/made-event';
import { expect, it } from 'vitest';

import { notify } from './notify.ts';

const store = '01980000-0000-7000-8000-000000000061';
const owner = '01980000-0000-7000-8000-00000000000e';
const manager = '01980000-0000-7000-8000-00000000000f';
const clerk = '01980000-0000-7000-8000-00000000000a';
const graceEndsAt = '2026-12-22T08:00:00.000Z';
const admin = '01980000-0000-7000-8000-0000000000ad';
const form = `/store/${store}/edit`;
const plans = `/store/subscribe?store=${store}`;
const team = `/store/dashboard?tab=team&store=${store}`;

function told(name: string, data: Readonly<Record<string, unknown>>, actor: string): unknown[] {
  const type = `osta.store.${name}`;
  const event = StoreEvent.parse({ type, data: { ownerId: owner, ...data } });
  const made = { ...madeEvent({ type, subject: store, data: event.data }), actor };
  return notify(made as Parameters<typeof notify>[0]).map(
    ({ recipientId, type: kind, reason, parameters: { actionPath } }) => [
      recipientId,
      kind,
      reason,
      actionPath,
    ],
  );
}

it('tells those who edit a store what an admin decides', () => {
  const decided = { managerIds: [manager], cause: 'other', note: '' };
  expect(told('store-rejected', decided, admin)).toEqual([
    [owner, 'system', 'store_rejected', form],
    [manager, 'system', 'store_rejected', form],
  ]);
});

it('tells the owner of the subscription what time and payments do', () => {
  expect(told('subscription-past-due', { graceEndsAt }, 'system')).toEqual([
    [owner, 'system', 'subscription_past_due', plans],
  ]);
  const declined = { paymentId: store, cause: 'not-received', note: '' };
  expect(told('subscription-announcement-declined', declined, admin)).toEqual([
    [owner, 'system', 'subscription_announcement_declined', plans],
  ]);
  expect(told('subscription-announcement-withdrawn', { paymentId: store }, owner)).toEqual([]);
});

it('tells the admin who proposed to change a payment that another one refused it', () => {
  const about = { paymentId: store };
  const refused = { ...about, proposedBy: clerk, note: '' };
  expect(told('subscription-payment-change-refused', refused, admin)).toEqual([
    [clerk, 'system', 'subscription_proposal_refused', `/admin/stores/${store}`],
  ]);
  expect(told('subscription-payment-change-withdrawn', about, admin)).toEqual([]);
});

it('tells the owner who comes and leaves, and somebody who was removed', () => {
  const joined = {
    invitationId: store,
    memberId: clerk,
    role: 'staff',
    joinedAt: '2026-12-22T08:00:00.000Z',
  };
  expect(told('store-member-joined', joined, clerk)).toEqual([
    [owner, 'system', 'store_member_joined', team],
  ]);
  expect(told('store-member-removed', { memberId: clerk, cause: 'left' }, clerk)).toEqual([
    [owner, 'system', 'store_member_left', team],
  ]);
  expect(told('store-member-removed', { memberId: clerk, cause: 'removed' }, owner)).toEqual([
    [clerk, 'system', 'store_membership_ended', '/account'],
  ]);
});

it('tells a member who is asked to be staff, and the owner what they say', () => {
  const named = { memberId: clerk, title: { ar: 'فني', en: '' } };
  const agreedAt = '2026-12-22T08:00:00.000Z';
  expect(told('store-staff-named', { ...named, isNew: true }, owner)).toEqual([
    [clerk, 'system', 'store_staff_asked', team],
  ]);
  expect(told('store-staff-named', { ...named, isNew: false }, owner)).toEqual([]);
  expect(told('store-staff-agreed', { memberId: clerk, agreedAt }, clerk)).toEqual([
    [owner, 'system', 'store_staff_agreed', team],
  ]);
  expect(told('store-staff-removed', { memberId: clerk, cause: 'by-member' }, clerk)).toEqual([
    [owner, 'system', 'store_staff_left', team],
  ]);
  expect(told('store-staff-removed', { memberId: clerk, cause: 'by-store' }, owner)).toEqual([
    [clerk, 'system', 'store_staff_ended', team],
  ]);
});

it('tells those who edit a store what one of them does to its page', () => {
  const dashboard = `/store/dashboard?store=${store}`;
  const both = { managerIds: [manager] };
  expect(told('store-paused', both, owner)).toEqual([
    [manager, 'system', 'store_paused', dashboard],
  ]);
  expect(told('store-submitted', { ...both, round: 1, submittedAt: graceEndsAt }, manager)).toEqual(
    [[owner, 'system', 'store_submitted', form]],
  );
  // As it was recorded before managers were told
  expect(told('store-paused', {}, manager)).toEqual([[owner, 'system', 'store_paused', dashboard]]);
});

it('reminds the owner of what ends, and says which store and when', () => {
  const event = StoreEvent.parse({
    type: 'osta.store.subscription-reminded',
    data: { ownerId: owner, status: 'past_due', endsAt: graceEndsAt, daysBefore: 3 },
  });
  const made = madeEvent({ type: event.type, subject: store, data: { ...event.data } });
  expect(notify(made)).toMatchObject([
    {
      recipientId: owner,
      reason: 'subscription_grace_ending',
      parameters: { actionPath: plans, store: { storeId: store, endsAt: graceEndsAt } },
    },
  ]);
});

it('tells nobody of their own step', () => {
  expect(told('store-closed', { cause: 'by-owner' }, owner)).toEqual([]);
  expect(told('subscription-cancelled', { cause: 'by-owner' }, owner)).toEqual([]);
});

it('names old and new price, and the first day, to all who edit the store', () => {
  const type = 'osta.store.subscription-price-announced';
  const data = {
    ownerId: owner,
    managerIds: [manager],
    plan: 'growth',
    from: '2027-01-01',
    before: { monthlyPrice: 75_000, yearlyPrice: 750_000 },
    after: { monthlyPrice: 90_000, yearlyPrice: 900_000 },
  };
  const news = notify({ ...madeEvent({ type, subject: store, data }), actor: 'system' });
  const price = { from: '2027-01-01', monthly_before: 75_000, monthly_after: 90_000 };
  expect(news).toMatchObject(
    [owner, manager].map((recipientId) => ({
      recipientId,
      reason: 'subscription_price_announced',
      parameters: { actionPath: plans, planPrice: price },
    })),
  );
});
