import type { SignedIn } from '@osta/contracts/account/api';
import type {
  DisableSecondStepRequest,
  EnableSecondStepRequest,
  FinishSignInRequest,
  RecoveryCodes,
  SecondStepOffer,
} from '@osta/contracts/account/second-step';
import { useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query';

import { call } from '../../../api/call.ts';
import { useApi } from '../../../api/use-api.ts';
import { meKey } from '../../../session/me.queries.ts';
import { secondStepKey } from '../../../session/second-step.queries.ts';
import { renewsSession } from '../../../session/session-renewed.ts';
import { useFresh } from '../../../session/use-fresh.ts';
import { sessionsKey } from '../sessions.queries.ts';

/** Completes a sign-in with a code of the app, or a recovery code. */
export function useFinishSignIn(): UseMutationResult<SignedIn, Error, FinishSignInRequest> {
  const api = useApi();
  return useMutation({
    mutationFn: (body) =>
      renewsSession(api.request(call('POST /api/auth/sessions/second-step', { body }))),
  });
}

/** Requests a secret for the app. It replaces an earlier one. */
export function useOfferSecondStep(): UseMutationResult<SecondStepOffer, Error, undefined> {
  const api = useApi();
  return useChange(() => api.request(call('POST /api/auth/second-step/offers')));
}

/** Turns it on with the app's first code. Ends the person's other sessions. */
export function useEnableSecondStep(): UseMutationResult<
  RecoveryCodes,
  Error,
  EnableSecondStepRequest
> {
  const api = useApi();
  return useChange((body) => api.request(call('PUT /api/auth/second-step', { body })));
}

/** Replaces the recovery codes; the old ones stop working. */
export function useRenewRecoveryCodes(): UseMutationResult<RecoveryCodes, Error, undefined> {
  const api = useApi();
  return useChange(() => api.request(call('POST /api/auth/second-step/recovery-codes')));
}

/** Turns it off; resolves when the page has the new state. Ends the person's other sessions. */
export function useDisableSecondStep(): UseMutationResult<
  unknown,
  Error,
  DisableSecondStepRequest
> {
  const api = useApi();
  const fresh = useFresh();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body) => fresh(() => api.request(call('DELETE /api/auth/second-step', { body }))),
    onSettled: () => {
      // Admin rights may depend on it
      void queryClient.invalidateQueries({ queryKey: meKey });
      void queryClient.invalidateQueries({ queryKey: sessionsKey });
      return queryClient.invalidateQueries({ queryKey: secondStepKey });
    },
  });
}

/** A command whose answer is shown at once; related queries are invalidated. */
function useChange<Answer, Body>(
  change: (body: Body) => Promise<Answer>,
): UseMutationResult<Answer, Error, Body> {
  const fresh = useFresh();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body) => fresh(() => change(body)),
    // The answers are secrets: drop them with the component that shows them
    gcTime: 0,
    onSettled: () => {
      for (const queryKey of [secondStepKey, sessionsKey, meKey]) {
        void queryClient.invalidateQueries({ queryKey });
      }
    },
  });
}
