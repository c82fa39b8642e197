import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { leaveHold } from '../../../../features/bookings/new-booking/leave-hold.ts';
import { loadNewBooking } from '../../../../features/bookings/new-booking/load-new-booking.ts';
import { NewBookingPage } from '../../../../features/bookings/new-booking/new-booking-page.tsx';
import { newBookingSearch } from '../../../../features/bookings/new-booking/new-booking-search.ts';
import { pageHead } from '../../../../layout/page-head.ts';
import { requireMe } from '../../../../session/guards.ts';

export const Route = createFileRoute('/_default/customer/bookings/new')({
  staticData: { shape: 'form' },
  validateSearch: newBookingSearch,
  // Guests choose a time first; they log in to hold it
  beforeLoad: ({ context, location, search }) => {
    if (search.hold !== undefined) requireMe({ context, location });
  },
  // Another choice of a time, or another step, needs nothing new
  loaderDeps: ({ search: { start: _start, place: _place, step: _step, ...about } }) => about,
  loader: ({ context, deps, location }) => loadNewBooking(context, deps, location),
  onLeave: ({ context, search: { hold } }) => {
    if (hold !== undefined) leaveHold(context, hold);
  },
  head: ({ match }) => pageHead(match, { title: msg`Book a time`, isPrivate: true }),
  component: NewBookingPage,
});
