import { queryOptions } from '@tanstack/react-query';

import type { Api } from '../api/api.ts';
import { call } from '../api/call.ts';
import { daysAfter } from '../time/tripoli.ts';

/** A service, and the store at whose page it is booked. */
export interface OfferedAt {
  readonly offeringId: string;
  readonly storeId?: string | undefined;
}

/** Query keys of the cached free slots, from the widest to the narrowest. */
export const slotKeys = {
  all: ['slots'] as const,
  range: ({ offeringId, storeId }: OfferedAt, from: string, days: number) =>
    ['slots', offeringId, storeId ?? null, from, days] as const,
};

/** Queries the free slots of an offered service, from a day on, for at most 42 days. */
export function slotsQuery(
  api: Api,
  { offeringId, storeId }: OfferedAt,
  from: string,
  days: number,
) {
  return queryOptions({
    queryKey: slotKeys.range({ offeringId, storeId }, from, days),
    queryFn: ({ signal }) =>
      api.request(
        call('GET /api/services/{offeringId}/slots', {
          params: { offeringId },
          query: {
            from,
            to: daysAfter(from, days - 1),
            ...(storeId !== undefined && { store: storeId }),
          },
        }),
        { signal },
      ),
    staleTime: 15_000,
  });
}
