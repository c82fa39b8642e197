import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';

import { knownServicesQuery } from '../../../../catalogue/catalogue.queries.ts';
import { NewRequestPage } from '../../../../features/requests/new-request-page.tsx';
import { newRequestSearch } from '../../../../features/requests/new-request-search.ts';
import { pageHead } from '../../../../layout/page-head.ts';
import { professionalQuery } from '../../../../professionals/professionals.queries.ts';
import { requireMe } from '../../../../session/guards.ts';
import { loadForPage } from '../../../../session/load-for-page.ts';

export const Route = createFileRoute('/_default/customer/requests/new')({
  staticData: { shape: 'form' },
  validateSearch: newRequestSearch,
  beforeLoad: requireMe,
  loaderDeps: ({ search: { professional } }) => ({ professional }),
  loader: async ({ context: { api, queryClient, locale }, deps: { professional }, location }) => {
    const [{ requestPrompts }, preferred] = await Promise.all([
      // Only those in the page's language are sent, as data
      import('../../../../content/request-prompts.ts'),
      // Whom the service doesn't know, the form leaves out as well
      professional === undefined
        ? null
        : queryClient.query(professionalQuery(api, professional)).catch(() => null),
      loadForPage(queryClient.query(knownServicesQuery(api)), location),
    ]);
    if (preferred !== null && preferred.paused !== null) {
      // An old link: who takes nothing new isn't chosen
      const { professional: _, ...search } = newRequestSearch(location.search);
      throw redirect({ to: '/customer/requests/new', search, replace: true });
    }
    return { prompts: requestPrompts[locale] };
  },
  head: ({ match }) => pageHead(match, { title: msg`Ask for offers`, isPrivate: true }),
  component: NewRequestPage,
});
