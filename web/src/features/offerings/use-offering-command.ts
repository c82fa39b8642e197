import type { MyOffering, OfferingReceipt } from '@osta/contracts/offering/api';
import { notify } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { call } from '../../api/call.ts';
import { useCommand } from '../../api/use-command.ts';
import { useProblemText } from '../../problem/use-problem-text.ts';
import { offeringKeys } from './offerings.queries.ts';

interface OfferingCommand {
  readonly isPending: boolean;
  /** Publishes, pauses or archives a service; a refusal is said in a notice. */
  readonly move: (
    offering: Pick<MyOffering, 'id'>,
    verb: 'publish' | 'pause' | 'archive',
    said: ReactNode,
    after?: () => void,
  ) => void;
}

/** Returns the commands that move a service from one status to another. */
export function useOfferingCommand(): OfferingCommand {
  const send = useCommand<OfferingReceipt>(offeringKeys.all);
  const problemText = useProblemText();
  return {
    isPending: send.isPending,
    move: ({ id }, verb, said, after) =>
      send.mutate(
        call(`POST /api/professional/services/{offeringId}/${verb}`, {
          params: { offeringId: id },
        }),
        {
          onSuccess: () => {
            notify.success(said);
            after?.();
          },
          onError: (error) => notify.error(problemText(error)),
        },
      ),
  };
}
