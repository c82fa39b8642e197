import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';

import { SecondStepNeededPage } from '../../../features/account/second-step/second-step-needed-page.tsx';
import { EndedStandingPage } from '../../../features/application/ended-standing-page.tsx';
import { pageHead } from '../../../layout/page-head.ts';
import { UnauthorizedPage } from '../../../layout/unauthorized-page.tsx';
import { myApplicationQuery } from '../../../professionals/my-application.queries.ts';
import { loadForPage } from '../../../session/load-for-page.ts';
import { unauthorizedSearch } from '../../../session/unauthorized-search.ts';

export const Route = createFileRoute('/_auth/auth/unauthorized')({
  validateSearch: unauthorizedSearch,
  beforeLoad: ({ context: { me } }) => {
    // A guest has no account of any kind
    if (me === null) throw redirect({ to: '/auth/login' });
  },
  loaderDeps: ({ search: { needs } }) => ({ needs }),
  loader: async ({ context: { api, me, queryClient }, deps: { needs }, location }) => {
    // While nobody can say who is asking, it is the page of everybody
    if (needs !== 'standing' || !me) return;
    await loadForPage(queryClient.query(myApplicationQuery(api, me.id)), location);
  },
  head: ({ match }) =>
    pageHead(match, { title: msg`Not available for this account`, isPrivate: true }),
  component: () => {
    const { needs } = Route.useSearch();
    const { me } = Route.useRouteContext();
    if (needs === 'second-step') return <SecondStepNeededPage />;
    if (needs === 'standing' && me) return <EndedStandingPage userId={me.id} />;
    return <UnauthorizedPage />;
  },
});
