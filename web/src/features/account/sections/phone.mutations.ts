import type { Me, SendPhoneCodeRequest, VerifyPhoneRequest } from '@osta/contracts/account/api';
import { useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query';

import { call } from '../../../api/call.ts';
import { useApi } from '../../../api/use-api.ts';
import { rememberMe } from '../../../session/remember-me.ts';

/** Sends a code to a phone number. */
export function useSendPhoneCode(): UseMutationResult<unknown, Error, SendPhoneCodeRequest> {
  const api = useApi();
  return useMutation({
    mutationFn: (body) => api.request(call('POST /api/auth/phone/codes', { body })),
  });
}

/** Verifies the number with the code from the message. */
export function useVerifyPhone(): UseMutationResult<Me, Error, VerifyPhoneRequest> {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body) => api.request(call('PUT /api/auth/phone', { body })),
    onSuccess: (me) => rememberMe(queryClient, me),
  });
}

/** Removes the number. */
export function useRemovePhone(): UseMutationResult<Me, Error, undefined> {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.request(call('DELETE /api/auth/phone')),
    onSuccess: (me) => rememberMe(queryClient, me),
  });
}
