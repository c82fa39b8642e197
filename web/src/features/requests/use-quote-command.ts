import type { RequestReceipt } from '@osta/contracts/request/api';
import type { QuoteVerb } from '@osta/contracts/request/status';

import { useCommand } from '../../api/use-command.ts';
import { requestKeys } from '../../requests/requests.queries.ts';

interface QuoteCommand {
  readonly isPending: boolean;
  readonly error: Error | null;
  /** @param onDone called when the command succeeded */
  readonly ask: (body: object | null, onDone?: () => void) => void;
  readonly reset: () => void;
}

/** Returns a command on one quote; the request is refetched afterwards, refused or not. */
export function useQuoteCommand(
  requestId: string,
  quoteId: string,
  verb: Exclude<QuoteVerb, 'revise'>,
): QuoteCommand {
  const { mutate, isPending, error, reset } = useCommand<RequestReceipt>(requestKeys.all);
  const path = `/api/requests/${requestId}/quotes/${quoteId}/${verb}`;
  return {
    isPending,
    error,
    reset,
    ask: (body, onDone) =>
      mutate(
        { method: 'POST', path, body },
        onDone === undefined ? {} : { onSuccess: () => onDone() },
      ),
  };
}
