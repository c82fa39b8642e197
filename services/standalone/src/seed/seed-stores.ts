import type { StoreId, UserId } from '@osta/contracts/ids';
import { later, type Instant } from '@osta/contracts/instant';
import { Day } from '@osta/contracts/offering/day';
import { BasicSection, LocationSection, StaffTitle } from '@osta/contracts/store/sections';
import type { CommandContext } from '@osta/platform/handle';
import { placeList } from '@osta/reference/place-list';
import type { SeedStaff } from '@osta/store/seed-staff';
import type { SeededStore, SeedStore } from '@osta/store/seed-store';
import type { SeedViews } from '@osta/store/seed-views';

import { drawnPictures } from './store-scenes.ts';
import { storeStories, type StoreStory } from './stores.ts';

const day = 24 * 3_600_000;

interface StoreMarket {
  readonly seedStore: SeedStore;
  readonly seedStaff: SeedStaff;
  readonly seedViews: SeedViews;
  readonly now: Instant;
  readonly adminId: UserId;
  /** Returns the account with an email address of the demo market. */
  readonly ownerOf: (email: string) => UserId;
  readonly contextOf: (actor: UserId, now: Instant, purpose: string) => CommandContext;
  /** Called between two steps; throws when the seed must stop. */
  readonly goOn: () => void;
}

/** A store of the demo market whose staff can be booked. */
export interface StaffedStore {
  readonly storeId: StoreId;
  readonly staff: readonly UserId[];
}

/**
 * Opens the stores of the demo market, one after the other: lists are in this order.
 *
 * @returns those that have staff
 */
export async function seedStores(market: StoreMarket): Promise<readonly StaffedStore[]> {
  const { seedStore, now, adminId, ownerOf, contextOf, goOn } = market;
  const staffed: StaffedStore[] = [];
  for (const [nth, story] of storeStories.entries()) {
    goOn();
    const ownerId = ownerOf(story.by);
    const openedAt = later(now, -(story.opened?.daysAgo ?? 0) * day);
    const purpose = (step: string): string => `store:${nth}:${step}`;
    const storeId = await seedStore(
      {
        ...saidBy(story, nth),
        note: story.note ?? '',
        paid: paidFor(story, nth, openedAt),
        pictures: await drawnPictures(story.categoryIds),
      },
      {
        owner: (step) => contextOf(ownerId, openedAt, purpose(step)),
        admin: (step) => contextOf(adminId, openedAt, purpose(step)),
      },
    );
    // `npm run dev` and the distributed product seed beside running timers: whoever was invited long ago would meet
    // an invitation that one has ended in the meantime
    const joinedAt = story.opened ? later(now, -day) : now;
    const staff = await staffOf(market, story, storeId, nth, joinedAt);
    if (staff.length === 0) continue;
    await market.seedViews(storeId, now);
    staffed.push({ storeId, staff });
  }
  return staffed;
}

/** Brings the staff of a store in. Returns them in the order of the page. */
async function staffOf(
  { seedStaff, ownerOf, contextOf, goOn }: StoreMarket,
  { by, staff = [] }: StoreStory,
  storeId: StoreId,
  nth: number,
  joinedAt: Instant,
): Promise<readonly UserId[]> {
  const ids: UserId[] = [];
  for (const { email, title } of staff) {
    goOn();
    const memberId = ownerOf(email);
    const purpose = (step: string): string => `store:${nth}:staff:${email}:${step}`;
    await seedStaff(
      storeId,
      { memberId, email, title: StaffTitle.parse(title) },
      {
        owner: (step) => contextOf(ownerOf(by), joinedAt, purpose(step)),
        member: (step) => contextOf(memberId, joinedAt, purpose(step)),
      },
    );
    ids.push(memberId);
  }
  return ids;
}

/** Returns the payment for the subscription of a store; `null`: it is in its free trial. */
function paidFor({ opened }: StoreStory, nth: number, openedAt: Instant): SeededStore['paid'] {
  if (!opened) return null;
  return {
    months: opened.paidMonths,
    method: 'bank-transfer',
    reference: `TR-${7100 + nth}`,
    receivedOn: Day.parse(openedAt.slice(0, 'YYYY-MM-DD'.length)),
  };
}

function saidBy(story: StoreStory, nth: number): Omit<SeededStore, 'note' | 'paid' | 'pictures'> {
  const { status, plan, name, description, categoryIds, placeId, address, newName } = story;
  const phone = `+2189100000${String(10 + nth)}`;
  const place = placeList.find(({ id }) => id === placeId);
  if (!place) throw new Error(`The list has no place ${placeId}`);
  const legal = { legalName: name.ar, registrationNumber: String(20_400 + nth) };
  const basic = BasicSection.parse({ name, description, categoryIds, ...legal });
  return {
    status,
    plan,
    basic,
    revised: newName ? { ...basic, name: newName } : null,
    contact: { phone, whatsapp: nth % 2 === 0 ? phone : null, email: null, website: null },
    location: LocationSection.parse({
      placeId,
      address,
      point: {
        latitude: place.lat + ((nth % 5) - 2) * 0.003,
        longitude: place.lon + ((nth % 7) - 3) * 0.004,
      },
    }),
    openingHours: story.hours,
    features: { features: [...story.features] },
    social: {
      facebook: 'https://www.facebook.com/osta.demo',
      instagram: nth % 2 === 0 ? 'https://www.instagram.com/osta.demo' : null,
      tiktok: null,
      youtube: null,
      telegram: null,
      x: null,
    },
    paymentMethods: { methods: [...story.methods] },
  };
}
