import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { ApplicationPendingPage } from '../../features/application/application-pending-page.tsx';
import { RegistrationPendingPage } from '../../features/site/registration-pending-page.tsx';
import { pageHead } from '../../layout/page-head.ts';
import { requirePending } from '../../session/application-gate.ts';
import { isUnregistered, requireAnybody } from '../../session/guards.ts';

/** Something is pending: the last step of the sign-up, or the review of an application. */
function PendingPage(): ReactNode {
  const { me } = Route.useRouteContext();
  return isUnregistered(me) ? (
    <RegistrationPendingPage />
  ) : (
    <ApplicationPendingPage userId={me.id} />
  );
}

export const Route = createFileRoute('/_default/registration-pending')({
  beforeLoad: async (guarded) => {
    const me = requireAnybody(guarded);
    if (!isUnregistered(me)) await requirePending(guarded, me);
    return { me };
  },
  head: ({ match }) => pageHead(match, { title: msg`Registration pending`, isPrivate: true }),
  component: PendingPage,
});
