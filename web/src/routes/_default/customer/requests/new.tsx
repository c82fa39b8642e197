import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { knownServicesQuery } from '../../../../catalogue/catalogue.queries.ts';
import { NewRequestPage } from '../../../../features/requests/new-request-page.tsx';
import { newRequestSearch } from '../../../../features/requests/new-request-search.ts';
import { pageHead } from '../../../../layout/page-head.ts';
import { requireMe } from '../../../../session/guards.ts';
import { loadForPage } from '../../../../session/load-for-page.ts';

export const Route = createFileRoute('/_default/customer/requests/new')({
  staticData: { shape: 'form' },
  validateSearch: newRequestSearch,
  beforeLoad: requireMe,
  loader: async ({ context: { api, queryClient, locale }, location }) => {
    const [{ requestPrompts }] = await Promise.all([
      // Only those in the page's language are sent, as data
      import('../../../../content/request-prompts.ts'),
      loadForPage(queryClient.query(knownServicesQuery(api)), location),
    ]);
    return { prompts: requestPrompts[locale] };
  },
  head: ({ match }) => pageHead(match, { title: msg`Ask for offers`, isPrivate: true }),
  component: NewRequestPage,
});
