import { createFileRoute, notFound } from '@tanstack/react-router';

import { requireMe } from '../../../session/guards.ts';

/** No store has been opened: nobody has one to edit. */
export const Route = createFileRoute('/_default/store/$id/edit')({
  beforeLoad: requireMe,
  loader: () => {
    throw notFound();
  },
});
