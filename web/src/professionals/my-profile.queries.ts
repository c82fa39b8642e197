import type { PublicProfessional } from '@osta/contracts/professional/api';
import { queryOptions } from '@tanstack/react-query';

import { isProblem } from '../api/api-problem.ts';
import type { Api } from '../api/api.ts';
import { call } from '../api/call.ts';

/** Returns the query key of the own profile. */
export function myProfileKey(userId: string): readonly [string, string] {
  return ['my-profile', userId];
}

/** Queries the own profile as customers see it; `null` before it is published. */
export function myProfileQuery(api: Api, userId: string) {
  return queryOptions({
    queryKey: myProfileKey(userId),
    queryFn: async ({ signal }): Promise<PublicProfessional | null> => {
      try {
        const params = { professionalId: userId };
        return await api.request(call('GET /api/professionals/{professionalId}', { params }), {
          signal,
        });
      } catch (error) {
        if (isProblem(error, 'PROFESSIONAL_NOT_FOUND')) return null;
        throw error;
      }
    },
  });
}

/** Queries the own equipment, and what can be chosen, with its names in the language of the page. */
export function myEquipmentsQuery(api: Api, userId: string) {
  return queryOptions({
    queryKey: [...myProfileKey(userId), 'equipments'],
    queryFn: ({ signal }) => api.request(call('GET /api/professional/equipments'), { signal }),
  });
}

/** Queries the pictures of the own work, with their words in both languages. */
export function myGalleryQuery(api: Api, userId: string) {
  return queryOptions({
    queryKey: [...myProfileKey(userId), 'gallery'],
    queryFn: ({ signal }) => api.request(call('GET /api/professional/gallery'), { signal }),
  });
}
