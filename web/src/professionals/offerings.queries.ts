import type { PublicOfferings } from '@osta/contracts/offering/api';
import { queryOptions } from '@tanstack/react-query';

import type { Api } from '../api/api.ts';

/** Queries what a professional offers now, with prices. */
export function publicOfferingsQuery(api: Api, professionalId: string) {
  return queryOptions({
    queryKey: ['public-offerings', professionalId],
    queryFn: ({ signal }) =>
      api.get<PublicOfferings>(
        `/api/professionals/${encodeURIComponent(professionalId)}/services`,
        signal,
      ),
    staleTime: 60_000,
  });
}
