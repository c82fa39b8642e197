import type { ProfessionalPage, PublicProfessional } from '@osta/contracts/professional/api';
import type { SpokenLanguage } from '@osta/contracts/professional/spoken-language';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import type { Api } from '../api/api.ts';

/** Which professionals, and in which order. */
export interface ProfessionalFilter {
  readonly serviceId?: string | null;
  readonly categoryId?: string | null;
  readonly placeId?: string | null;
  /** `latitude,longitude` */
  readonly at?: string | null;
  /** `west,south,east,north` */
  readonly within?: string | null;
  readonly isAvailable?: boolean;
  readonly isChecked?: boolean;
  readonly isOpen?: boolean;
  /** In dirham. */
  readonly maxPrice?: number;
  readonly minRating?: number;
  readonly language?: SpokenLanguage;
  readonly sort?: 'distance' | 'experience' | 'price' | 'rating' | 'free';
  readonly limit?: number;
}

function searchOf({
  serviceId = null,
  categoryId = null,
  placeId = null,
  at = null,
  within = null,
  isAvailable = false,
  isChecked = false,
  isOpen = false,
  maxPrice,
  minRating,
  language,
  sort,
  limit = 20,
}: ProfessionalFilter): URLSearchParams {
  const [latitude = '', longitude = ''] = at?.split(',') ?? [];
  return new URLSearchParams({
    ...(serviceId !== null && { serviceId }),
    ...(categoryId !== null && { categoryId }),
    ...(placeId !== null && { placeId }),
    ...(at !== null && { latitude, longitude }),
    ...(within !== null && { within }),
    ...(isAvailable && { isAvailable: 'true' }),
    ...(isChecked && { isChecked: 'true' }),
    ...(isOpen && { isOpen: 'true' }),
    ...(maxPrice !== undefined && { maxPrice: String(maxPrice) }),
    ...(minRating !== undefined && { minRating: String(minRating) }),
    ...(language !== undefined && { language }),
    ...(sort !== undefined && { sort }),
    limit: String(limit),
  });
}

/**
 * Queries professionals for a service, those near a place first; without either, of every trade.
 */
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
export function professionalQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['professionals', id],
    queryFn: ({ signal }) =>
      api.get<PublicProfessional>(`/api/professionals/${encodeURIComponent(id)}`, signal),
    staleTime: 60_000,
  });
}

/** The same, as an infinite query. */
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
