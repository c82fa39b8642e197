import { createFileRoute, notFound } from '@tanstack/react-router';

/** Services follow from trades: none has hours of its own. */
export const Route = createFileRoute('/_professional/professional/services/$id/availability')({
  loader: () => {
    throw notFound();
  },
});
