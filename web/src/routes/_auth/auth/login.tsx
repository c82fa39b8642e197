import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { LoginPage } from '../../../features/account/sign-in/login-page.tsx';
import { pageHead } from '../../../layout/page-head.ts';
import { requireGuest } from '../../../session/guards.ts';
import { loadWays } from '../../../session/load-ways.ts';
import { loginSearch } from '../../../session/login-search.ts';

export const Route = createFileRoute('/_auth/auth/login')({
  validateSearch: loginSearch,
  beforeLoad: ({ context, location, search }) =>
    requireGuest({ context, location }, search.redirect),
  loader: loadWays,
  head: ({ match }) => pageHead(match, { title: msg`Log in`, isPrivate: true }),
  component: LoginPage,
});
