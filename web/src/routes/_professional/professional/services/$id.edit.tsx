import { createFileRoute, notFound } from '@tanstack/react-router';

/** Services follow from trades: none can be edited. */
export const Route = createFileRoute('/_professional/professional/services/$id/edit')({
  loader: () => {
    throw notFound();
  },
});
