import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { bookingsSearch } from '../../../../features/bookings/bookings-search.ts';
import { ProfessionalBookingsPage } from '../../../../features/bookings/professional-bookings-page.tsx';
import { pageHead } from '../../../../layout/page-head.ts';

export const Route = createFileRoute('/_professional/professional/bookings/')({
  validateSearch: bookingsSearch,
  head: ({ match }) => pageHead(match, { title: msg`Bookings`, isPrivate: true }),
  component: ProfessionalBookingsPage,
});
