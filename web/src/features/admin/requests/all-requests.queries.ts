import { infiniteQueryOptions } from '@tanstack/react-query';

import type { Api } from '../../../api/api.ts';
import { call } from '../../../api/call.ts';
import { requestKeys } from '../../../requests/requests.queries.ts';
import type { AllRequestsSearch } from './all-requests-search.ts';

/** Queries the requests of everybody, newest first. */
export function allRequestsQuery(api: Api, { status }: AllRequestsSearch) {
  return infiniteQueryOptions({
    queryKey: [...requestKeys.all, 'everybody', { status }],
    queryFn: ({ signal, pageParam }) => {
      const query = { status, cursor: pageParam ?? undefined };
      return api.request(call('GET /api/requests/all', { query }), { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}
