import type { Slots } from '@osta/contracts/booking/api';
import { queryOptions } from '@tanstack/react-query';

import type { Api } from '../api/api.ts';

/** Query keys of the cached free slots, from the widest to the narrowest. */
export const slotKeys = {
  all: ['slots'] as const,
  range: (offeringId: string, from: string, days: number) =>
    ['slots', offeringId, from, days] as const,
};

/** Queries the free slots of an offered service, from a day on, for at most 42 days. */
export function slotsQuery(api: Api, offeringId: string, from: string, days: number) {
  const search = new URLSearchParams({ serviceId: offeringId, from, days: String(days) });
  return queryOptions({
    queryKey: slotKeys.range(offeringId, from, days),
    queryFn: ({ signal }) => api.get<Slots>(`/api/slots?${search.toString()}`, signal),
    staleTime: 15_000,
  });
}
