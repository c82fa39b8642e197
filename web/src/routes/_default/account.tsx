import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { AccountPage } from '../../features/account/account-page.tsx';
import { pageHead } from '../../layout/page-head.ts';
import { requireMe } from '../../session/guards.ts';

export const Route = createFileRoute('/_default/account')({
  beforeLoad: requireMe,
  head: ({ match }) => pageHead(match, { title: msg`Account`, isPrivate: true }),
  component: AccountPage,
});
