import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { bookingsSearch } from '../../../features/bookings/bookings-search.ts';
import { CustomerBookingsPage } from '../../../features/bookings/customer-bookings-page.tsx';
import { pageHead } from '../../../layout/page-head.ts';
import { requireCustomer } from '../../../session/guards.ts';

export const Route = createFileRoute('/_default/customer/bookings')({
  validateSearch: bookingsSearch,
  beforeLoad: requireCustomer,
  head: ({ match }) => pageHead(match, { title: msg`My bookings`, isPrivate: true }),
  component: CustomerBookingsPage,
});
