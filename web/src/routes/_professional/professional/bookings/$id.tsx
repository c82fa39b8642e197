import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { loadBooking } from '../../../../features/bookings/booking/load-booking.ts';
import { ProfessionalBookingPage } from '../../../../features/bookings/booking/professional-booking-page.tsx';
import { pageHead } from '../../../../layout/page-head.ts';

export const Route = createFileRoute('/_professional/professional/bookings/$id')({
  loader: ({ context, params: { id }, location }) => loadBooking(context, id, location, 'customer'),
  head: ({ match }) => pageHead(match, { title: msg`Booking details`, isPrivate: true }),
  component: ProfessionalBookingPage,
});
