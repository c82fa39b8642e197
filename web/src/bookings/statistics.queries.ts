import type { StatisticsQuery } from '@osta/contracts/booking/statistics-api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import type { Api } from '../api/api.ts';
import { call } from '../api/call.ts';
import { bookingKeys } from './bookings.queries.ts';

/** The length of one column of the statistics. */
export type StatisticsStep = StatisticsQuery['by'];

/** Queries what is counted of a professional's bookings in the last twelve weeks or months. */
export function statisticsQuery(api: Api, by: StatisticsStep) {
  return queryOptions({
    queryKey: [...bookingKeys.all, 'statistics', by],
    queryFn: ({ signal }) =>
      api.request(call('GET /api/bookings/statistics', { query: { by } }), { signal }),
    placeholderData: keepPreviousData,
    staleTime: 5000,
  });
}
