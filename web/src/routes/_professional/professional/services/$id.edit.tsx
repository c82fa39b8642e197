import { createFileRoute, notFound } from '@tanstack/react-router';

/** Services follow from trades: none has anything of its own to edit. */
export const Route = createFileRoute('/_professional/professional/services/$id/edit')({
  loader: () => {
    throw notFound();
  },
});
