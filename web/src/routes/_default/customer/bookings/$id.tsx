import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { CustomerBookingPage } from '../../../../features/bookings/booking/customer-booking-page.tsx';
import { loadBooking } from '../../../../features/bookings/booking/load-booking.ts';
import { pageHead } from '../../../../layout/page-head.ts';
import { requireMe } from '../../../../session/guards.ts';

export const Route = createFileRoute('/_default/customer/bookings/$id')({
  beforeLoad: requireMe,
  loader: ({ context, params: { id }, location }) =>
    loadBooking(context, id, location, 'professional'),
  head: ({ match }) => pageHead(match, { title: msg`Booking details`, isPrivate: true }),
  component: CustomerBookingPage,
});
