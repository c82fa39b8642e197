import { queryOptions } from '@tanstack/react-query';

import { isProblem } from '../api/api-problem.ts';
import type { Api } from '../api/api.ts';
import { call } from '../api/call.ts';

/** Queries an invitation into a store; `null` when it can no longer be accepted. */
export function invitationQuery(api: Api, storeId: string, invitationId: string) {
  return queryOptions({
    queryKey: ['store-invitation', storeId, invitationId],
    queryFn: async ({ signal }) => {
      try {
        return await api.request(
          call('GET /api/stores/{storeId}/invitations/{invitationId}', {
            params: { storeId, invitationId },
          }),
          { signal },
        );
      } catch (error) {
        if (isProblem(error, 'INVITATION_NOT_FOUND')) return null;
        throw error;
      }
    },
  });
}
