import { queryOptions } from '@tanstack/react-query';

import type { Api } from '../api/api.ts';
import { call } from '../api/call.ts';

/** Queries what a professional offers now, with prices. */
export function publicOfferingsQuery(api: Api, professionalId: string) {
  return queryOptions({
    queryKey: ['public-offerings', professionalId],
    queryFn: ({ signal }) =>
      api.request(
        call('GET /api/professionals/{professionalId}/services', { params: { professionalId } }),
        { signal },
      ),
    staleTime: 60_000,
  });
}
