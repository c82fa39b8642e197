import type {
  ConfirmEmailChangeRequest,
  RequestEmailChangeRequest,
  ProviderSignIn,
  RegisterRequest,
  RequestPasswordResetRequest,
  ResetPasswordRequest,
  SendCodeRequest,
  SetPasswordRequest,
  SignInWithCodeRequest,
  SignInWithPasswordRequest,
  SignInWithProviderRequest,
  UpdateUserRequest,
  Me,
} from '@osta/contracts/account/api';
import type { SignInAnswer } from '@osta/contracts/account/second-step';
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';

import { call } from '../../api/call.ts';
import { useApi } from '../../api/use-api.ts';
import { useIntention } from '../../api/use-intention.ts';
import { meKey } from '../../session/me.queries.ts';
import { rememberMe } from '../../session/remember-me.ts';
import { renewsSession, tellSessionRenewed } from '../../session/session-renewed.ts';
import { useFresh } from '../../session/use-fresh.ts';

/** Sends a one-time code to an address. */
export function useSendCode(): UseMutationResult<unknown, Error, SendCodeRequest> {
  const api = useApi();
  return useMutation({ mutationFn: (body) => api.request(call('POST /api/auth/codes', { body })) });
}

/** Signs in, or proves a new address, with a one-time code. */
export function useSignInWithCode(): UseMutationResult<SignInAnswer, Error, SignInWithCodeRequest> {
  const api = useApi();
  return useMutation({
    mutationFn: (body) =>
      renewsSession(api.request(call('POST /api/auth/sessions/code', { body }))),
  });
}

/** Signs in by address and password. */
export function useSignInWithPassword(): UseMutationResult<
  SignInAnswer,
  Error,
  SignInWithPasswordRequest
> {
  const api = useApi();
  return useMutation({
    mutationFn: (body) =>
      renewsSession(api.request(call('POST /api/auth/sessions/password', { body }))),
  });
}

/** Gets the address of the provider's sign-in page. */
export function useBeginProvider(): UseMutationResult<ProviderSignIn, Error, undefined> {
  const api = useApi();
  return useMutation({
    mutationFn: () => api.request(call('POST /api/auth/provider')),
  });
}

/** Signs in with the provider's answer. An answer works once. */
export function useSignInWithProvider(): UseMutationResult<
  SignInAnswer,
  Error,
  SignInWithProviderRequest
> {
  const api = useApi();
  return useMutation({
    mutationFn: (body) =>
      renewsSession(api.request(call('POST /api/auth/sessions/provider', { body }))),
    retry: false,
  });
}

/** Sends a code for setting a new password. */
export function useRequestPasswordReset(): UseMutationResult<
  unknown,
  Error,
  RequestPasswordResetRequest
> {
  const api = useApi();
  return useMutation({
    mutationFn: (body) => api.request(call('POST /api/auth/password-resets', { body })),
  });
}

/** Sets a new password with the code. */
export function useResetPassword(): UseMutationResult<unknown, Error, ResetPasswordRequest> {
  const api = useApi();
  return useMutation({
    mutationFn: (body) => api.request(call('PUT /api/auth/password-resets', { body })),
  });
}

/** Completes the registration of the signed-in person; possible once. */
export function useRegister(
  idempotencyKey: string,
): UseMutationResult<unknown, Error, RegisterRequest> {
  const api = useApi();
  return useMutation({
    mutationFn: (body) => api.request(call('POST /api/account', { body }), { idempotencyKey }),
  });
}

/** Sets the first password, or changes it. */
export function useSetPassword(): UseMutationResult<unknown, Error, SetPasswordRequest> {
  const api = useApi();
  const fresh = useFresh();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body) =>
      fresh(() => renewsSession(api.request(call('PUT /api/auth/password', { body })))),
    onSuccess: () => {
      // A password change ends every session; its answer carries a new one
      tellSessionRenewed();
      return queryClient.invalidateQueries({ queryKey: meKey });
    },
  });
}

/** Changes name or language. */
export function useUpdateMe(): UseMutationResult<Me, Error, UpdateUserRequest> {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body) => api.request(call('PATCH /api/user/update', { body })),
    onSuccess: (me) => rememberMe(queryClient, me),
  });
}

/** Begins a change of address: both addresses get a code. */
export function useRequestEmailChange(): UseMutationResult<
  unknown,
  Error,
  RequestEmailChangeRequest
> {
  const api = useApi();
  const fresh = useFresh();
  return useMutation({
    mutationFn: (body) => fresh(() => api.request(call('POST /api/auth/email-changes', { body }))),
  });
}

/** Changes the address, with both codes. */
export function useConfirmEmailChange(): UseMutationResult<
  unknown,
  Error,
  ConfirmEmailChangeRequest
> {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body) => api.request(call('PUT /api/auth/email-changes', { body })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: meKey }),
  });
}

/**
 * Requests the deletion of the account after the grace period (`POST`), or withdraws it (`DELETE`).
 */
export function useDeletion(method: 'POST' | 'DELETE'): UseMutationResult<Me, Error, undefined> {
  const api = useApi();
  const fresh = useFresh();
  const queryClient = useQueryClient();
  const intention = useIntention();
  return useMutation({
    mutationFn: () =>
      fresh(() =>
        api.request(call(`${method} /api/user/delete-account`), {
          idempotencyKey: intention.keyFor([method]),
        }),
      ),
    onSuccess: (me) => {
      intention.fulfil();
      return rememberMe(queryClient, me);
    },
  });
}

/** Downloads all data about the person as one file. */
export function useExport(): UseMutationResult<Blob, Error, undefined> {
  const api = useApi();
  const fresh = useFresh();
  return useMutation({ mutationFn: () => fresh(() => api.file(call('GET /api/user/export'))) });
}
