import { redirect } from '@tanstack/react-router';

import { bookingQuery } from '../../../bookings/bookings.queries.ts';
import { messagesQuery } from '../../../bookings/messages.queries.ts';
import { loadTradeIcons } from '../../../catalogue/load-trade-icons.ts';
import { requestQuery } from '../../../requests/requests.queries.ts';
import type { RouterContext } from '../../../router-context.ts';
import { loadForPage } from '../../../session/load-for-page.ts';
import { validateId, validatePage } from '../../../validation/page-refusal.ts';

/**
 * Loads a booking, the request that led to it and its messages: the page shows the booking without them, too.
 * Each side has a page of its own.
 *
 * @param other the side whose page this is not
 */
export async function loadBooking(
  { api, queryClient }: Pick<RouterContext, 'api' | 'queryClient'>,
  id: string,
  location: { readonly href: string },
  other: 'customer' | 'professional',
): Promise<void> {
  validateId(id);
  const icons = loadTradeIcons({ api, queryClient });
  const booking = await loadForPage(queryClient.query(bookingQuery(api, id)), location);
  const { requestId, role, status, offeringId } = booking;
  validatePage(role !== other || {});
  // Where it becomes a booking: a notification of an offered time leads here
  if (role === 'customer' && status === 'held' && offeringId !== null) {
    const search = { professional: booking.professional.id, service: offeringId, hold: id };
    throw redirect({ to: '/customer/bookings/new', search });
  }
  await Promise.all([
    requestId !== null && queryClient.query(requestQuery(api, requestId)).catch(() => null),
    icons,
    status !== 'held' && queryClient.infiniteQuery(messagesQuery(api, id)).catch(() => null),
  ]);
}
