import type { Instant } from '@osta/contracts/instant';
import { instantAt } from '@osta/contracts/instant-at';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';

import { messageKeys } from '../../../bookings/messages.queries.ts';
import { useOutbox, useOutboxState } from '../../../connection/use-outbox.tsx';
import { useSubmit } from '../../../connection/use-submit.ts';
import { messageLane, sendCommand } from './message-commands.ts';
import { waitingMessages } from './shown-messages.ts';

interface Sent {
  readonly text: string;
  readonly at: Instant;
}

interface SendMessage {
  /** The message that is being sent right now; `null`: none. */
  readonly sending: Sent | null;
  /** Why the last message was refused at once; `null`: it was not. */
  readonly error: Error | null;
  /** @param onDone called when the message was sent, or waits for a connection */
  readonly send: (text: string, onDone: () => void) => void;
  /** Sends a message again that was refused after it had waited, and those behind it. */
  readonly again: () => void;
}

/** Returns the way to write on a booking. A message may wait for a connection. */
export function useSendMessage(bookingId: string): SendMessage {
  const router = useRouter();
  const queryClient = useQueryClient();
  const outbox = useOutbox();
  const { commands } = useOutboxState();
  const submit = useSubmit();
  const commandOf = (text: string): Parameters<typeof submit>[0] =>
    sendCommand(bookingId, text, router.state.location.pathname);
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: ({ text }: Sent) => submit(commandOf(text)),
    retry: false,
    // Awaited: until the message is in the list, it is shown as on its way
    onSettled: () => queryClient.invalidateQueries({ queryKey: messageKeys.of(bookingId) }),
  });

  return {
    sending: isPending ? variables : null,
    error,
    send: (text, onDone) => {
      mutate({ text, at: instantAt(Date.now()) }, { onSuccess: onDone });
    },
    again: () => {
      const texts = waitingMessages(bookingId, commands).map(({ text }) => text);
      outbox?.dismiss(messageLane(bookingId));
      for (const text of texts) {
        // The queue shows what becomes of it
        submit(commandOf(text)).catch(() => undefined);
      }
    },
  };
}
