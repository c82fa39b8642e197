import type { StoreInvitation } from '@osta/contracts/store/api';
import { queryOptions } from '@tanstack/react-query';

import { isProblem } from '../api/api-problem.ts';
import type { Api } from '../api/api.ts';

/** Returns the path of an invitation into a store. */
export function invitationPath(storeId: string, invitationId: string): string {
  return `/api/stores/${storeId}/invitations/${invitationId}`;
}

/** Queries an invitation into a store; `null` when it can no longer be accepted. */
export function invitationQuery(api: Api, storeId: string, invitationId: string) {
  return queryOptions({
    queryKey: ['store-invitation', storeId, invitationId],
    queryFn: async ({ signal }): Promise<StoreInvitation | null> => {
      try {
        return await api.get<StoreInvitation>(invitationPath(storeId, invitationId), signal);
      } catch (error) {
        if (isProblem(error, 'INVITATION_NOT_FOUND')) return null;
        throw error;
      }
    },
  });
}
