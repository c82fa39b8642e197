import { createFileRoute, notFound } from '@tanstack/react-router';

/** Nothing has been booked: no booking has a page. */
export const Route = createFileRoute('/_professional/professional/bookings/$id')({
  loader: () => {
    throw notFound();
  },
});
