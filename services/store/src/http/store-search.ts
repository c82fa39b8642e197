import { ListStoresQuery } from '@osta/contracts/store/api';
import { storeOperations } from '@osta/contracts/store/operations';
import { defineRoute, type Route } from '@osta/platform/http/define-route';
import { cursorReadBy } from '@osta/platform/page-cursor';

import { readStoreCursor, type ListStores } from '../queries/list-stores.ts';

/**
 * The list is the same for everybody who reads a language. A shared cache may keep it for as long as a new
 * store can wait (`s-maxage`, RFC 9111 §5.2.2.10); a browser revalidates.
 */
const listHeaders = new Headers({
  'cache-control': 'public, max-age=0, s-maxage=10',
  vary: 'accept-language',
});

/** Returns the route by which customers find stores. */
export function storeSearchRoutes(listStores: ListStores): readonly Route[] {
  return [
    defineRoute(storeOperations.listStores, {
      access: 'public',
      query: ListStoresQuery.extend({ cursor: cursorReadBy(readStoreCursor) }),
      rateLimit: { points: 600, seconds: 60 },
      handle: async ({ query, locale }) => ({
        body: await listStores(query, locale),
        headers: listHeaders,
      }),
    }),
  ];
}
