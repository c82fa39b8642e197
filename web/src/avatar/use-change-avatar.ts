import type { Me } from '@osta/contracts/account/api';
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';

import { call } from '../api/call.ts';
import { useApi } from '../api/use-api.ts';
import { rememberMe } from '../session/remember-me.ts';

/** Changes the person's picture; `null` removes it. */
export function useChangeAvatar(): UseMutationResult<Me, Error, File | null> {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (file) => {
      if (file === null) return api.request(call('DELETE /api/user/avatar'));
      const body = new FormData();
      body.set('file', file);
      return api.request(call('PATCH /api/user/avatar', { body }));
    },
    onSuccess: (me) => rememberMe(queryClient, me),
  });
}
