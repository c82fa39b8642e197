import { createFileRoute, notFound } from '@tanstack/react-router';

/** No store has been opened: none has a page. */
export const Route = createFileRoute('/_default/store/$id/public')({
  loader: () => {
    throw notFound();
  },
});
