import { createFileRoute, notFound } from '@tanstack/react-router';

/** There are no bookings yet: none has a page. */
export const Route = createFileRoute('/_professional/professional/bookings/$id')({
  loader: () => {
    throw notFound();
  },
});
