import { queryOptions } from '@tanstack/react-query';

import type { Api } from '../../../api/api.ts';
import { call } from '../../../api/call.ts';

/** The query key of the search words of an entry of the catalogue. */
export function searchWordsKey(entryId: string): readonly string[] {
  return ['search-words', entryId];
}

/** Queries the words that find a trade or a service besides its names, with their last changes. */
export function searchWordsQuery(api: Api, entryId: string) {
  return queryOptions({
    queryKey: searchWordsKey(entryId),
    queryFn: ({ signal }) =>
      api.request(call('GET /api/services/words/{entryId}', { params: { entryId } }), { signal }),
  });
}
