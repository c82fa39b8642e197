import { Trans } from '@lingui/react/macro';
import { Button, Callout, WaitingMark } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { useOutbox, useOutboxState } from '../../../connection/use-outbox.tsx';
import { problemOf } from '../../../outbox/outbox.ts';
import type { QueuedCommand } from '../../../outbox/queued-command.ts';
import { useProblemText } from '../../../problem/use-problem-text.ts';
import { canWait, laneOf, type WaitingVerb } from './waiting-verbs.ts';

const names: { readonly [Verb in WaitingVerb]: ReactNode } = {
  confirm: <Trans>Confirm the booking</Trans>,
  'leave-for': <Trans>I’m on my way</Trans>,
  arrive: <Trans>I’m there</Trans>,
  start: <Trans>The work has started</Trans>,
  finish: <Trans>Finish the work</Trans>,
};

function nameOf(what: string): ReactNode {
  return canWait(what) ? names[what] : null;
}

interface WaitingCommandsProps {
  readonly bookingId: string;
}

/** What was done on a booking and has not arrived yet, or could not be done. */
export function WaitingCommands({ bookingId }: WaitingCommandsProps): ReactNode {
  const outbox = useOutbox();
  const { commands, inFlight } = useOutboxState();
  const lane = laneOf(bookingId);
  const own = commands.filter((command) => command.lane === lane);
  const refused = own.find(({ refusal }) => refusal !== null);
  const last = own.at(-1);
  if (outbox === null || last === undefined) return null;
  if (refused !== undefined) {
    return <Refused commands={own} refused={refused} onRead={() => outbox.dismiss(lane)} />;
  }

  const isTried = own.some((command) => command.isTried && command.key !== inFlight);
  return (
    <div className="web-waiting">
      <ol className="web-waiting-list">
        {own.map(({ key, what }) => (
          <li key={key}>
            <span>{nameOf(what)}</span>
            <WaitingMark isSending={key === inFlight} />
            {key === last.key && key !== inFlight && (
              <Button size="small" variant="ghost" onClick={() => outbox.cancel(key)}>
                <Trans>Cancel sending</Trans>
              </Button>
            )}
          </li>
        ))}
      </ol>
      {isTried && (
        <p className="web-hint">
          <Trans>We got no answer, so part of this may have arrived already.</Trans>
        </p>
      )}
    </div>
  );
}

interface RefusedProps {
  readonly commands: readonly QueuedCommand[];
  readonly refused: QueuedCommand;
  readonly onRead: () => void;
}

/** Why a command was not accepted, and what was not sent because of it. */
function Refused({ commands, refused, onRead }: RefusedProps): ReactNode {
  const problemText = useProblemText();
  const { what, refusal } = refused;
  const rest = commands.filter(({ key }) => key !== refused.key);
  const name = <strong>{nameOf(what)}</strong>;
  return (
    <Callout
      tone="danger"
      role="alert"
      title={<Trans>Not done: {name}</Trans>}
      action={
        <Button variant="secondary" onClick={onRead}>
          <Trans>Got it</Trans>
        </Button>
      }
    >
      {refusal !== null && <p>{problemText(problemOf(refusal))}</p>}
      {rest.length > 0 && (
        <>
          <p>
            <Trans>So this wasn’t sent either:</Trans>
          </p>
          <ul className="web-waiting-list">
            {rest.map(({ key, what: other }) => (
              <li key={key}>{nameOf(other)}</li>
            ))}
          </ul>
        </>
      )}
    </Callout>
  );
}
