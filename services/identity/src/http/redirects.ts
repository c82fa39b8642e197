import { FindRedirectQuery, FoundRedirect, RedirectTable } from '@osta/contracts/redirect/api';
import { defineRoute, type Route } from '@osta/platform/http/define-route';

import type { FindRedirect, ListRedirects } from '../queries/find-redirects.ts';

interface RedirectRoutes {
  readonly findRedirect: FindRedirect;
  readonly listRedirects: ListRedirects;
}

/** A browser keeps it for the next pages; a change is visible within half a minute. */
const cacheControl = 'public, max-age=30';

/** Returns the read routes of `/api/redirects`. */
export function redirectRoutes({ findRedirect, listRedirects }: RedirectRoutes): readonly Route[] {
  return [
    defineRoute({
      method: 'get',
      path: '/api/redirects',
      operationId: 'findRedirect',
      summary: 'Look up where a path of the site redirects to',
      access: 'public',
      query: FindRedirectQuery,
      answer: FoundRedirect,
      handle: async ({ query }) => ({
        body: { redirect: await findRedirect(query.path) },
        headers: new Headers({ 'cache-control': cacheControl }),
      }),
    }),

    defineRoute({
      method: 'get',
      path: '/api/redirects/table',
      operationId: 'listRedirects',
      summary: 'List all redirects and who set them',
      access: 'admin',
      answer: RedirectTable,
      handle: async () => ({ body: await listRedirects() }),
    }),
  ];
}
