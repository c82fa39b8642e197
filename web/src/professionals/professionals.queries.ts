import type { ProfessionalCard, ProfessionalPage } from '@osta/contracts/professional/api';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import type { Api } from '../api/api.ts';

interface ProfessionalFilter {
  readonly serviceId?: string | null;
  readonly categoryId?: string | null;
  readonly placeId?: string | null;
  readonly limit?: number;
}

function searchOf({
  serviceId = null,
  categoryId = null,
  placeId = null,
  limit = 20,
}: ProfessionalFilter): URLSearchParams {
  return new URLSearchParams({
    ...(serviceId !== null && { serviceId }),
    ...(categoryId !== null && { categoryId }),
    ...(placeId !== null && { placeId }),
    limit: String(limit),
  });
}

/**
 * Queries professionals for a service, those near a place first; without either, of every trade.
 */
// oxlint-disable-next-line typescript/explicit-module-boundary-types -- the options type is React Query's own inference
export function professionalsQuery(api: Api, filter: ProfessionalFilter) {
  const search = searchOf(filter);
  return queryOptions({
    queryKey: ['professionals', search.toString()],
    queryFn: ({ signal }) =>
      api.get<ProfessionalPage>(`/api/professionals?${search.toString()}`, signal),
    staleTime: 60_000,
  });
}

/** Queries one professional as customers see them. */
// oxlint-disable-next-line typescript/explicit-module-boundary-types -- the options type is React Query's own inference
export function professionalQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['professionals', id],
    queryFn: ({ signal }) =>
      api.get<ProfessionalCard>(`/api/professionals/${encodeURIComponent(id)}`, signal),
    staleTime: 60_000,
  });
}

/** The same, as an infinite query. */
// oxlint-disable-next-line typescript/explicit-module-boundary-types -- the options type is React Query's own inference
export function professionalListQuery(api: Api, filter: ProfessionalFilter) {
  const search = searchOf(filter);
  return infiniteQueryOptions({
    queryKey: ['professional-list', search.toString()],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) => {
      const paged = new URLSearchParams(search);
      if (pageParam !== null) paged.set('cursor', pageParam);
      return api.get<ProfessionalPage>(`/api/professionals?${paged.toString()}`, signal);
    },
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 60_000,
  });
}
