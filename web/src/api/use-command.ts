import {
  useMutation,
  useQueryClient,
  type QueryKey,
  type UseMutationResult,
} from '@tanstack/react-query';

import { useApi } from './use-api.ts';
import { useIntention } from './use-intention.ts';

interface Command<Body> {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** The JSON body; `null` for a command that is all in its path. */
  readonly body: Body | null;
  /** The version that the change is based on. */
  readonly ifMatch?: number;
}

/**
 * Sends a command to a service, with one idempotency key however often it is sent.
 *
 * @param changes query keys to invalidate when the command is done or refused: after a refusal the
 * reader was looking at old data
 */
export function useCommand<Answer>(
  changes: QueryKey,
): UseMutationResult<Answer, Error, Command<object>> {
  const api = useApi();
  const queryClient = useQueryClient();
  const intention = useIntention();

  return useMutation({
    mutationFn: ({ method, path, body, ifMatch }) =>
      api.send<Answer>(method, path, body, {
        idempotencyKey: intention.keyFor([method, path, body]),
        ...(ifMatch !== undefined && { ifMatch }),
      }),
    onSuccess: () => intention.fulfil(),
    onSettled: () => queryClient.invalidateQueries({ queryKey: changes }),
  });
}
