import {
  useMutation,
  useQueryClient,
  type QueryKey,
  type UseMutationResult,
} from '@tanstack/react-query';

import { useApi } from './use-api.ts';
import { useIntention } from './use-intention.ts';

interface Command<Body> {
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  /** What it carries; `null` for a command that is all in its path. */
  readonly body: Body | null;
  /** The version that the change was made for. */
  readonly ifMatch?: number;
}

/**
 * Asks a service to do something, once however often it is sent.
 *
 * @param changes what is out of date once it is done, or once it was refused: the reader was looking
 * at something old then
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
