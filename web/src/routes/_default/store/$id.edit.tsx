import { createFileRoute, notFound } from '@tanstack/react-router';

import { requireMe } from '../../../session/guards.ts';

/** There are no stores yet: none can be edited. */
export const Route = createFileRoute('/_default/store/$id/edit')({
  beforeLoad: requireMe,
  loader: () => {
    throw notFound();
  },
});
