import { redirect } from '@tanstack/react-router';

import { bookingQuery } from '../../../bookings/bookings.queries.ts';
import { slotsQuery } from '../../../bookings/slots.queries.ts';
import { publicOfferingsQuery } from '../../../professionals/offerings.queries.ts';
import { professionalQuery } from '../../../professionals/professionals.queries.ts';
import type { RouterContext } from '../../../router-context.ts';
import { loadForPage } from '../../../session/load-for-page.ts';
import { publicStoreQuery } from '../../../stores/public-stores.queries.ts';
import { loadStandIns } from '../../../stores/stand-in.queries.ts';
import { localTimeOf } from '../../../time/tripoli.ts';
import { validateId, validatePage } from '../../../validation/page-refusal.ts';
import { type NewBookingSearch, newBookingSearch } from './new-booking-search.ts';
import { firstWeek, weekLength } from './slot-week.ts';

/**
 * Loads who offers a service, what they offer, and the held slot, or else the first free ones. A hold that is a
 * booking by now leads to the booking.
 */
export async function loadNewBooking(
  context: Pick<RouterContext, 'api' | 'queryClient'>,
  { professional = '', service = '', store, hold }: NewBookingSearch,
  location: { readonly href: string; readonly search: Readonly<Record<string, unknown>> },
): Promise<void> {
  const { api, queryClient } = context;
  validateId(professional);
  validateId(service);
  if (hold !== undefined) validateId(hold);
  if (store !== undefined) {
    validateId(store);
    // A store that is hidden by now: the page says so when the time is held
    await queryClient.query(publicStoreQuery(api, store)).catch(() => null);
  }
  const [, offered, booking] = await loadForPage(
    Promise.all([
      queryClient.query(professionalQuery(api, professional)),
      queryClient.query(publicOfferingsQuery(api, professional)),
      hold === undefined ? null : queryClient.query(bookingQuery(api, hold)),
    ]),
    location,
  );
  if (booking === null) {
    const { start, day } = newBookingSearch(location.search);
    const from = firstWeek(localTimeOf(new Date()).day, start, day);
    // Without its times the page still says what it is about, and asks for them again
    const at = { offeringId: service, storeId: store };
    await queryClient.query(slotsQuery(api, at, from, weekLength)).catch(() => null);
    const staffed =
      store !== undefined && queryClient.getQueryData(publicStoreQuery(api, store).queryKey);
    const isAway = offered.items.some(({ id, away }) => id === service && away !== null);
    if (staffed && isAway) await loadStandIns(context, staffed);
    return;
  }
  validatePage((booking.role === 'customer' && booking.offeringId === service) || {});
  if (booking.status !== 'held' && booking.status !== 'released') {
    throw redirect({ to: '/customer/bookings/$id', params: { id: booking.id } });
  }
}
