import type { UserId } from '@osta/contracts/ids';

import type { BookingStory } from './booking-stories.ts';
import { seedBookings, type BookingMarket } from './seed-bookings.ts';
import type { StaffedStore } from './seed-stores.ts';

/** Returns what both sides wrote after a booking: the review shows on the page of the store. */
function review(stars: number, text: string): Pick<BookingStory, 'reviews'> {
  return { reviews: { stars, text, ofCustomer: 'تعامل راقٍ والدفع في وقته.' } };
}

/** The bookings of each member of the staff, in their order on the page: eight weeks back and two ahead. */
const stories: readonly (readonly BookingStory[])[] = [
  [
    { inDays: -55, fate: 'completed', dinar: 90 },
    {
      inDays: -41,
      fate: 'completed',
      dinar: 140,
      ...review(5, 'اشترينا القطعة من المحل وركّبها في اليوم نفسه.'),
    },
    { inDays: -33, fate: 'cancelled' },
    { inDays: -26, fate: 'completed', dinar: 80, answeredAfter: 20 },
    {
      inDays: -18,
      fate: 'completed',
      dinar: 175,
      answeredAfter: 12,
      ...review(4, 'شغل نظيف، وتأخر ربع ساعة فقط.'),
    },
    { inDays: -12, fate: 'completed', dinar: 80, answeredAfter: 45 },
    { inDays: -6, fate: 'completed', dinar: 110, answeredAfter: 8 },
    { inDays: -3, fate: 'completed', dinar: 80, answeredAfter: 15 },
    { inDays: 1.5, fate: 'confirmed', answeredAfter: 10 },
    { inDays: 3, skipped: 2, fate: 'stands' },
    { inDays: 7, fate: 'confirmed', answeredAfter: 30 },
  ],
  [
    { inDays: -47, fate: 'completed', dinar: 60, answeredAfter: 95 },
    {
      inDays: -29,
      fate: 'completed',
      dinar: 125,
      answeredAfter: 40,
      ...review(5, 'نصحني بقطعة أرخص تؤدي الغرض.'),
    },
    { inDays: -20, fate: 'cancelled', answeredAfter: 60 },
    { inDays: -15, fate: 'completed', dinar: 80, answeredAfter: 30 },
    // Of the service that has to be confirmed
    { inDays: 2, fate: 'stands' },
    { inDays: -9, fate: 'completed', dinar: 150, answeredAfter: 25 },
    { inDays: -4, fate: 'completed', dinar: 80, answeredAfter: 18 },
    { inDays: 1.5, skipped: 3, fate: 'confirmed', answeredAfter: 20 },
    { inDays: 5, fate: 'cancelled', answeredAfter: 35 },
  ],
  [
    { inDays: -38, fate: 'completed', dinar: 220, answeredAfter: 150 },
    {
      inDays: -23,
      fate: 'completed',
      dinar: 185,
      answeredAfter: 70,
      ...review(4, 'الفاتورة مفصّلة والضمان مكتوب.'),
    },
    { inDays: -8, fate: 'completed', dinar: 240, answeredAfter: 55 },
    { inDays: 2, fate: 'confirmed', answeredAfter: 40 },
    { inDays: 4, fate: 'stands' },
  ],
];

/** Seeds bookings at the page of a store with its staff. Several customers take turns. */
export async function seedStoreBookings(
  market: BookingMarket,
  { storeId, staff }: StaffedStore,
  customerIds: readonly UserId[],
): Promise<void> {
  for (const [nth, professionalId] of staff.entries()) {
    for (const [turn, customerId] of customerIds.entries()) {
      const theirs = (stories[nth] ?? []).filter((_, n) => n % customerIds.length === turn);
      if (theirs.length === 0) continue;
      await market.untilStaffed(storeId, professionalId);
      const purpose = `store-booking:${storeId}:${nth}:${turn}`;
      await seedBookings(market, { customerId, professionalId, storeId, purpose }, theirs);
    }
  }
}
