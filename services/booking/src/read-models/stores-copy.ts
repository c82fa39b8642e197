import { bookingContract } from '@osta/contracts/booking/contract';
import type { EventEnvelope } from '@osta/contracts/envelope';
import { recordedAs } from '@osta/contracts/recorded-as';
import type { TimeWindow } from '@osta/contracts/request/terms';
import { StoreEvent } from '@osta/contracts/store/events';
import {
  learnStoreName,
  storeNameColumns,
  type StoreNameNews,
} from '@osta/contracts/store/name-news';
import type { StoreRole, StoreStatus, SubscriptionStatus } from '@osta/contracts/store/status';
import { StoreBlockLifted } from '@osta/contracts/store/store-block-lifted';
import { StoreDrafted } from '@osta/contracts/store/store-drafted';
import { StoreMemberJoined } from '@osta/contracts/store/store-member-joined';
import { StoreMemberRemoved } from '@osta/contracts/store/store-member-removed';
import { StoreStaffAgreed } from '@osta/contracts/store/store-staff-agreed';
import { StoreStaffRemoved } from '@osta/contracts/store/store-staff-removed';
import { StoreTimeBlocked } from '@osta/contracts/store/store-time-blocked';
import { SubscriptionChosen } from '@osta/contracts/store/subscription-chosen';
import { SubscriptionPaymentCorrected } from '@osta/contracts/store/subscription-payment-corrected';
import { SubscriptionPaymentRefunded } from '@osta/contracts/store/subscription-payment-refunded';
import { forgottenKeys } from '@osta/platform/personal-data/forgotten-keys';
import { defineCopy, type Copy } from '@osta/platform/read-models/define-copy';

import { copyStoresSql } from './stores-copy.sql.ts';

const isOfStore = recordedAs(StoreEvent.options);
const isOfMembers = recordedAs([
  StoreDrafted,
  StoreMemberJoined,
  StoreMemberRemoved,
  StoreStaffAgreed,
  StoreStaffRemoved,
]);
const isOfBlocks = recordedAs([StoreTimeBlocked, StoreBlockLifted]);
const saysWhereItStands = recordedAs([
  SubscriptionChosen,
  SubscriptionPaymentCorrected,
  SubscriptionPaymentRefunded,
]);

/** What a batch says of a store; absent: nothing. */
interface StoreNews extends StoreNameNews {
  readonly ownerId: string;
  version: number;
  listing?: StoreStatus | undefined;
  subscription?: SubscriptionStatus | undefined;
}

/** What a batch says of a member. */
interface MemberNews {
  readonly storeId: string;
  readonly memberId: string;
  role?: StoreRole;
  isStaff?: boolean;
  isGone?: boolean;
}

/** What a batch says of a blocked time; `time` is `null` when it was lifted. */
interface BlockNews {
  readonly storeId: string;
  readonly blockId: string;
  readonly time: TimeWindow | null;
}

/** Copies stores, for bookings that are made at their pages. */
export const storesCopy: Copy = defineCopy({
  contract: bookingContract,
  name: 'stores',
  topics: ['store'],
  wordsOf: ['store'],
  tables: [
    {
      name: 'store',
      key: ['id'],
      compared: ['version', 'owner_id', 'name', 'waiting_name', 'listing', 'subscription'],
      personal: ['name', 'waiting_name'],
    },
    { name: 'store_member', key: ['store_id', 'member_id'], compared: ['role', 'is_staff'] },
    { name: 'store_block', key: ['store_id', 'id'], compared: ['starts_at', 'ends_at'] },
  ],
  reads: [forgottenKeys],
  sql: copyStoresSql,
  values: storesIn,
});

/** Returns the parameters of `copyStoresSql` for a batch of events. */
export function storesIn(events: readonly EventEnvelope[]): readonly unknown[] {
  const stores = new Map<string, StoreNews>();
  const members = new Map<string, MemberNews>();
  const blocks = new Map<string, BlockNews>();
  for (const event of events) {
    if (!isOfStore(event)) continue;
    const { subject: storeId, streamversion: version } = event;
    const { ownerId } = event.data;
    const store: StoreNews = stores.get(storeId) ?? { ownerId, version };
    store.version = version;
    stores.set(storeId, store);
    learn(store, event);
    if (isOfBlocks(event)) blocks.set(event.data.blockId, blockNewsOf(event));
    const member = memberNewsOf(event);
    if (member === null) continue;
    const key = `${storeId} ${member.memberId}`;
    const before = member.isGone === true ? {} : members.get(key);
    members.set(key, { ...before, ...member, storeId });
  }
  const news = [...stores];
  const people = [...members.values()];
  const staying = people.filter(({ isGone = false }) => !isGone);
  const gone = people.filter(({ isGone = false }) => isGone);
  const blocked = [...blocks.values()].flatMap(({ time, ...block }) =>
    time === null ? [] : [{ ...block, ...time }],
  );
  const lifted = [...blocks.values()].filter(({ time }) => time === null);
  return [
    news.map(([id]) => id),
    news.map(([, { version }]) => version),
    news.map(([, { ownerId }]) => ownerId),
    ...storeNameColumns(news.map(([, each]) => each)),
    news.map(([, { listing = null }]) => listing),
    news.map(([, { subscription = null }]) => subscription),
    staying.map(({ storeId }) => storeId),
    staying.map(({ memberId }) => memberId),
    staying.map(({ role = null }) => role),
    staying.map(({ isStaff = null }) => isStaff),
    gone.map(({ storeId }) => storeId),
    gone.map(({ memberId }) => memberId),
    blocked.map(({ storeId }) => storeId),
    blocked.map(({ blockId }) => blockId),
    blocked.map(({ startsAt }) => startsAt),
    blocked.map(({ endsAt }) => endsAt),
    lifted.map(({ storeId }) => storeId),
    lifted.map(({ blockId }) => blockId),
  ];
}

type EventType = StoreEvent['type'];

/** Where the page stands after an event; other events leave it where it is. */
const listingAfter: Readonly<Partial<Record<EventType, StoreStatus>>> = {
  'osta.store.store-submitted': 'pending_review',
  'osta.store.store-approved': 'published',
  'osta.store.store-rejected': 'rejected',
  'osta.store.store-reopened': 'draft',
  'osta.store.store-published': 'published',
  'osta.store.store-paused': 'paused',
  'osta.store.store-suspended': 'suspended',
  'osta.store.store-reinstated': 'published',
  'osta.store.store-closed': 'closed',
};

/** Where the subscription stands after an event; other events leave it where it is. */
const subscriptionAfter: Readonly<Partial<Record<EventType, SubscriptionStatus>>> = {
  'osta.store.subscription-trial-started': 'trialing',
  'osta.store.subscription-payment-recorded': 'active',
  'osta.store.subscription-past-due': 'past_due',
  'osta.store.subscription-lapsed': 'unpaid',
  'osta.store.subscription-cancellation-chosen': 'cancel_at_period_end',
  'osta.store.subscription-cancelled': 'canceled',
};

/** Returns what an event says of a member; `null`: nothing. */
function memberNewsOf(event: EventEnvelope): MemberNews | null {
  if (!isOfMembers(event)) return null;
  const { subject: storeId } = event;
  switch (event.type) {
    case 'osta.store.store-drafted':
      return { storeId, memberId: event.data.ownerId, role: 'owner', isStaff: false };
    case 'osta.store.store-member-joined': {
      const { memberId, role } = event.data;
      return { storeId, memberId, role, isStaff: false, isGone: false };
    }
    case 'osta.store.store-member-removed':
      return { storeId, memberId: event.data.memberId, isGone: true };
    case 'osta.store.store-staff-agreed':
      return { storeId, memberId: event.data.memberId, isStaff: true };
    case 'osta.store.store-staff-removed':
      return { storeId, memberId: event.data.memberId, isStaff: false };
  }
}

function blockNewsOf(event: EventEnvelope & (StoreTimeBlocked | StoreBlockLifted)): BlockNews {
  const { subject: storeId } = event;
  const { blockId } = event.data;
  if (event.type === 'osta.store.store-block-lifted') return { storeId, blockId, time: null };
  const { startsAt, endsAt } = event.data;
  return { storeId, blockId, time: { startsAt, endsAt } };
}

/** Takes over what an event says of a store. Sections that bookings do not show say nothing here. */
function learn(store: StoreNews, event: EventEnvelope & StoreEvent): void {
  store.listing = listingAfter[event.type] ?? store.listing;
  store.subscription = saysWhereItStands(event)
    ? event.data.status
    : (subscriptionAfter[event.type] ?? store.subscription);
  learnStoreName(store, event);
}
