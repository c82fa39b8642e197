import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { JoinStorePage } from '../../../features/store/team/join-store-page.tsx';
import { pageHead } from '../../../layout/page-head.ts';
import { requireMe } from '../../../session/guards.ts';
import { loadForPage } from '../../../session/load-for-page.ts';
import { invitationQuery } from '../../../stores/invitation.queries.ts';
import { validateId } from '../../../validation/page-refusal.ts';

export const Route = createFileRoute('/_default/store/$id/join/$invitationId')({
  beforeLoad: requireMe,
  loader: async ({ context: { api, queryClient }, params: { id, invitationId }, location }) => {
    validateId(id);
    validateId(invitationId);
    await loadForPage(queryClient.query(invitationQuery(api, id, invitationId)), location);
  },
  head: ({ match }) => pageHead(match, { title: msg`Join a store`, isPrivate: true }),
  component: JoinStorePage,
});
