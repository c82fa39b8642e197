import {
  useMutation,
  useQueryClient,
  type QueryKey,
  type UseMutationResult,
} from '@tanstack/react-query';

import type { Call } from './call.ts';
import { useApi } from './use-api.ts';
import { useIntention } from './use-intention.ts';

/**
 * Sends a command to a service, with one idempotency key however often it is sent.
 *
 * @param changes query keys to invalidate when the command is done or refused: after a refusal the
 * reader was looking at old data
 */
export function useCommand<Answer>(
  changes: QueryKey,
): UseMutationResult<Answer, Error, Call<Answer>> {
  const api = useApi();
  const queryClient = useQueryClient();
  const intention = useIntention();

  return useMutation({
    mutationFn: (call) => {
      const { method, path, body } = call;
      return api.request(call, { idempotencyKey: intention.keyFor([method, path, body]) });
    },
    onSuccess: () => intention.fulfil(),
    onSettled: () => queryClient.invalidateQueries({ queryKey: changes }),
  });
}
