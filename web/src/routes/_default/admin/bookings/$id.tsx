import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { bookingQuery } from '../../../../bookings/bookings.queries.ts';
import { loadTradeIcons } from '../../../../catalogue/load-trade-icons.ts';
import { AdminBookingPage } from '../../../../features/bookings/booking/admin-booking-page.tsx';
import { pageHead } from '../../../../layout/page-head.ts';
import { requireAdmin } from '../../../../session/guards.ts';
import { loadForPage } from '../../../../session/load-for-page.ts';
import { validateId } from '../../../../validation/page-refusal.ts';

export const Route = createFileRoute('/_default/admin/bookings/$id')({
  beforeLoad: requireAdmin,
  loader: async ({ context: { api, queryClient }, params: { id }, location }) => {
    const icons = loadTradeIcons({ api, queryClient });
    validateId(id);
    await loadForPage(queryClient.query(bookingQuery(api, id)), location);
    await icons;
  },
  head: ({ match }) => pageHead(match, { title: msg`Decide about a booking`, isPrivate: true }),
  component: AdminBookingPage,
});
