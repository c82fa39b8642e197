import { createFileRoute, notFound } from '@tanstack/react-router';

/** There are no stores yet: none has a page. */
export const Route = createFileRoute('/_default/store/$id/public')({
  loader: () => {
    throw notFound();
  },
});
