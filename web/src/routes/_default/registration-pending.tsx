import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { RegistrationPendingPage } from '../../features/site/registration-pending-page.tsx';
import { pageHead } from '../../layout/page-head.ts';
import { requireNewcomer } from '../../session/guards.ts';

export const Route = createFileRoute('/_default/registration-pending')({
  beforeLoad: requireNewcomer,
  head: ({ match }) => pageHead(match, { title: msg`Registration pending`, isPrivate: true }),
  component: RegistrationPendingPage,
});
