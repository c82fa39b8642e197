import type { ProfessionalPage, PublicProfessional } from '@osta/contracts/professional/api';
import type { SpokenLanguage } from '@osta/contracts/professional/spoken-language';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { ApiProblem } from '../api/api-problem.ts';
import type { Api } from '../api/api.ts';
import { type Call, call, type InputOf } from '../api/call.ts';

/** What the price, the next free time and the distance of a professional depend on. */
export interface FactsFilter {
  readonly serviceId?: string | null;
  readonly categoryId?: string | null;
  readonly placeId?: string | null;
  /** `latitude,longitude` */
  readonly at?: string | null;
  readonly isOpen?: boolean;
  /** In dirham. */
  readonly maxPrice?: number;
  /** The days on which somebody is to be free: `first,last`. */
  readonly freeDays?: string;
}

/** Which professionals, and in which order. */
export interface ProfessionalFilter extends FactsFilter {
  /** All of them are in what professionals say of themselves. */
  readonly words?: string | null;
  /** `west,south,east,north` */
  readonly within?: string | null;
  readonly isAvailable?: boolean;
  readonly isChecked?: boolean;
  readonly minRating?: number;
  readonly language?: SpokenLanguage;
  readonly sort?: 'best' | 'distance' | 'experience' | 'price' | 'rating' | 'free';
  readonly limit?: number;
}

type FactsQuery = NonNullable<InputOf<'GET /api/professionals/{professionalId}'>['query']>;

/** Returns a filter as the API asks for it. What is not wanted is left out. */
function factsQuery(filter: FactsFilter): FactsQuery {
  const { serviceId, categoryId, placeId, at = null, isOpen = false } = filter;
  const { maxPrice, freeDays } = filter;
  const [latitude = '', longitude = ''] = at?.split(',') ?? [];
  return {
    serviceId: serviceId ?? undefined,
    categoryId: categoryId ?? undefined,
    placeId: placeId ?? undefined,
    ...(at !== null && { latitude, longitude }),
    isOpen: isOpen || undefined,
    maxPrice,
    freeDays,
  };
}

function listCall(filter: ProfessionalFilter, cursor: string | null): Call<ProfessionalPage> {
  const { words, within, isAvailable, isChecked, minRating, language, sort, limit = 20 } = filter;
  return call('GET /api/professionals', {
    query: {
      ...factsQuery(filter),
      q: words ?? undefined,
      within: within ?? undefined,
      isAvailable: isAvailable === true || undefined,
      isChecked: isChecked === true || undefined,
      minRating,
      language,
      sort,
      limit,
      cursor: cursor ?? undefined,
    },
  });
}

/**
 * Queries professionals for a service, those near a place first; without either, of every trade.
 */
export function professionalsQuery(api: Api, filter: ProfessionalFilter) {
  const asked = listCall(filter, null);
  return queryOptions({
    queryKey: ['professionals', asked.path],
    queryFn: ({ signal }) => api.request(asked, { signal }),
    staleTime: 60_000,
  });
}

/** As many as are named instead of somebody. */
export const mostSimilar = 3;

/** Queries the nearest who do the same as a professional: the service that is asked for, else the first trade. */
export function similarQuery(
  api: Api,
  { location, categories }: Pick<PublicProfessional, 'location' | 'categories'>,
  serviceId: string | null,
) {
  return professionalsQuery(api, {
    serviceId,
    categoryId: serviceId === null ? (categories[0]?.id ?? null) : null,
    at: `${location.latitude},${location.longitude}`,
    limit: mostSimilar,
  });
}

/** Queries one professional as customers see them, without when they are free next. */
export function professionalQuery(api: Api, id: string) {
  return oneQuery(api, id, {});
}

/** Queries one professional of a search, with the facts that their card in its list has. */
export function foundProfessionalQuery(api: Api, id: string, filter: FactsFilter) {
  return oneQuery(api, id, { ...factsQuery(filter), withNextFree: true });
}

function oneQuery(api: Api, id: string, query: FactsQuery) {
  const params = { professionalId: id };
  const asked = call('GET /api/professionals/{professionalId}', { params, query });
  return queryOptions({
    queryKey: ['professionals', id, asked.path],
    queryFn: ({ signal }) => api.request(asked, { signal }),
    staleTime: 60_000,
  });
}

/** Queries the pictures of some professionals. */
export function facesQuery(api: Api, ids: readonly string[]) {
  const asked = call('GET /api/professionals/faces', { query: { ids: ids.join(',') } });
  return queryOptions({
    queryKey: ['professional-faces', asked.path],
    queryFn: ({ signal }) => api.request(asked, { signal }),
    staleTime: 60_000,
  });
}

/** Queries professionals as `professionalsQuery` does, page by page. */
export function professionalListQuery(api: Api, filter: ProfessionalFilter) {
  return infiniteQueryOptions({
    queryKey: ['professional-list', listCall(filter, null).path],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) => api.request(listCall(filter, pageParam), { signal }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 60_000,
  });
}

/** Queries who made an offer, as customers see them; `null` if their profile is hidden by now. */
export function offeringPersonQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['professionals', id, 'of-an-offer'],
    queryFn: async ({ signal }): Promise<PublicProfessional | null> => {
      try {
        return await api.request(
          call('GET /api/professionals/{professionalId}', { params: { professionalId: id } }),
          { signal },
        );
      } catch (error) {
        if (error instanceof ApiProblem && error.status === 404) return null;
        throw error;
      }
    },
    staleTime: 60_000,
  });
}
