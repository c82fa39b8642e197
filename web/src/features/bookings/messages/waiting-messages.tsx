import { Trans } from '@lingui/react/macro';
import { Button, WaitingMark } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { useOutbox, useOutboxState } from '../../../connection/use-outbox.tsx';
import { problemOf } from '../../../outbox/outbox.ts';
import { useProblemText } from '../../../problem/use-problem-text.ts';
import { messageLane } from './message-commands.ts';
import { waitingMessages } from './shown-messages.ts';

/** What became of messages that were written without a connection: they wait, or were refused. */
export function WaitingMessages({ bookingId }: { readonly bookingId: string }): ReactNode {
  const outbox = useOutbox();
  const problemText = useProblemText();
  const { commands, inFlight } = useOutboxState();
  const own = waitingMessages(bookingId, commands);
  const last = own.at(-1);
  if (outbox === null || last === undefined) return null;
  const refusal = own.find((each) => each.refusal !== null)?.refusal ?? null;
  if (refusal !== null) {
    return (
      <div className="web-messages-waiting" role="alert">
        <span>{problemText(problemOf(refusal))}</span>
        <Button size="small" variant="ghost" onClick={() => outbox.dismiss(messageLane(bookingId))}>
          <Trans>Discard</Trans>
        </Button>
      </div>
    );
  }
  const isSending = own.some(({ key }) => key === inFlight);
  return (
    <div className="web-messages-waiting">
      <WaitingMark isSending={isSending} />
      {last.key !== inFlight && (
        <Button size="small" variant="ghost" onClick={() => outbox.cancel(last.key)}>
          <Trans>Cancel sending</Trans>
        </Button>
      )}
    </div>
  );
}
