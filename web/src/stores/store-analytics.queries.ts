import type { AnalyticsStep } from '@osta/contracts/store/analytics-api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import type { Api } from '../api/api.ts';
import { call } from '../api/call.ts';
import { storesKey } from './stores.queries.ts';

/** The days that the analytics of a store show, both included, and the length of a column. */
export interface AnalyticsRange {
  /** YYYY-MM-DD */
  readonly from: string;
  /** YYYY-MM-DD */
  readonly until: string;
  readonly by: AnalyticsStep;
}

/** Numbers on an open page follow what happens; nothing announces a view. */
const askedAgainAfter = 10_000;

/** Queries what is counted of a store. The numbers are asked for again while the page is open. */
export function storeAnalyticsQuery(
  api: Api,
  storeId: string,
  { from, until, by }: AnalyticsRange,
) {
  return queryOptions({
    queryKey: [...storesKey, storeId, 'analytics', from, until, by],
    queryFn: ({ signal }) =>
      api.request(
        call('GET /api/stores/{storeId}/analytics', {
          params: { storeId },
          query: { from, until, by },
        }),
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 5000,
    refetchInterval: askedAgainAfter,
  });
}
