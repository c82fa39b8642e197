import type { ProfessionalCard, ProfessionalPage } from '@osta/contracts/professional/api';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import type { Api } from '../api/api.ts';

interface ProfessionalFilter {
  readonly serviceId?: string | null;
  readonly placeId?: string | null;
  readonly limit?: number;
}

/** Who offers a service, near a place first; without either, professionals of every trade. */
// oxlint-disable-next-line typescript/explicit-module-boundary-types -- the options type is React Query's own inference
export function professionalsQuery(api: Api, filter: ProfessionalFilter) {
  const { serviceId = null, placeId = null, limit = 20 } = filter;
  const search = new URLSearchParams({
    ...(serviceId !== null && { serviceId }),
    ...(placeId !== null && { placeId }),
    limit: String(limit),
  });
  return queryOptions({
    queryKey: ['professionals', { serviceId, placeId, limit }],
    queryFn: ({ signal }) =>
      api.get<ProfessionalPage>(`/api/professionals?${search.toString()}`, signal),
    staleTime: 60_000,
  });
}

/** One professional as customers see them. */
// oxlint-disable-next-line typescript/explicit-module-boundary-types -- the options type is React Query's own inference
export function professionalQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['professionals', id],
    queryFn: ({ signal }) =>
      api.get<ProfessionalCard>(`/api/professionals/${encodeURIComponent(id)}`, signal),
    staleTime: 60_000,
  });
}

/** Everybody whose profile is published, page by page. */
// oxlint-disable-next-line typescript/explicit-module-boundary-types -- the options type is React Query's own inference
export function everyProfessionalQuery(api: Api) {
  return infiniteQueryOptions({
    queryKey: ['every-professional'],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) => {
      const search = new URLSearchParams({
        limit: '50',
        ...(pageParam !== null && { cursor: pageParam }),
      });
      return api.get<ProfessionalPage>(`/api/professionals?${search.toString()}`, signal);
    },
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}
