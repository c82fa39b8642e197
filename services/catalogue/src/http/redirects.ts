import { redirectOperations } from '@osta/contracts/redirect/operations';
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
    defineRoute(redirectOperations.findRedirect, {
      access: 'public',
      handle: async ({ query }) => ({
        body: { redirect: await findRedirect(query.path) },
        headers: new Headers({ 'cache-control': cacheControl }),
      }),
    }),

    defineRoute(redirectOperations.listRedirects, {
      access: 'admin',
      handle: async () => ({ body: await listRedirects() }),
    }),
  ];
}
