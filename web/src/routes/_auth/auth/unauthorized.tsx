import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';

import { SecondStepNeededPage } from '../../../features/account/second-step/second-step-needed-page.tsx';
import { pageHead } from '../../../layout/page-head.ts';
import { UnauthorizedPage } from '../../../layout/unauthorized-page.tsx';
import { unauthorizedSearch } from '../../../session/unauthorized-search.ts';

export const Route = createFileRoute('/_auth/auth/unauthorized')({
  validateSearch: unauthorizedSearch,
  beforeLoad: ({ context: { me } }) => {
    // A guest has no account of any kind
    if (me === null) throw redirect({ to: '/auth/login' });
  },
  head: ({ match }) =>
    pageHead(match, { title: msg`Not available for this account`, isPrivate: true }),
  component: () => {
    const { needs } = Route.useSearch();
    return needs === 'second-step' ? <SecondStepNeededPage /> : <UnauthorizedPage />;
  },
});
