import type { BookingView } from '@osta/contracts/booking/api';
import type { Conversation } from '@osta/contracts/booking/conversation-api';
import type { ThreadMessage } from '@osta/ui-kit';

import type { BookingRole } from '../../../bookings/bookings.queries.ts';
import type { QueuedCommand } from '../../../outbox/queued-command.ts';
import { messageLane, messageName } from './message-commands.ts';

/** What the thread is made of. */
interface Shown {
  readonly booking: Pick<BookingView, 'id' | 'customer' | 'professional'>;
  readonly reader: BookingRole;
  /** The picture of the other side; `null`: none is known. */
  readonly face: string | null;
  /** The pages that were asked for, the newest first. */
  readonly pages: readonly Conversation[];
  /** What waits in the queue, of every booking. */
  readonly commands: readonly QueuedCommand[];
  /** The message that is being sent right now; `null`: none. */
  readonly sending: { readonly text: string; readonly at: ThreadMessage['sentAt'] } | null;
}

/** Returns the messages of a thread, oldest first: those that arrived, then those on their way. */
export function shownMessages(shown: Shown): ThreadMessage[] {
  const { booking, reader, face, pages, commands, sending } = shown;
  const readByOther = pages[0]?.readByOther ?? 0;
  const arrived = pages.toReversed().flatMap(({ messages }) =>
    messages.map(({ number, by, author, text, at }): ThreadMessage => {
      // What a colleague wrote who had the booking before is not the reader's, and not the one's who comes now
      const isOfPresent = author.id === booking[by].id;
      const isMine = by === reader && isOfPresent;
      return {
        id: String(number),
        author: author.fullName,
        authorImageUrl: by !== reader && isOfPresent ? face : null,
        isMine,
        text,
        sentAt: at,
        ...(isMine && { status: number <= readByOther ? 'read' : 'sent' }),
      };
    }),
  );
  const author = booking[reader].fullName;
  const waiting = waitingMessages(booking.id, commands).map(
    ({ key, queuedAt, refusal, text }): ThreadMessage => ({
      id: key,
      author,
      isMine: true,
      text,
      sentAt: queuedAt,
      status: refusal === null ? 'sending' : 'failed',
    }),
  );
  const now: ThreadMessage[] =
    sending === null
      ? []
      : [
          {
            id: 'sending',
            author,
            isMine: true,
            text: sending.text,
            sentAt: sending.at,
            status: 'sending',
          },
        ];
  return [...arrived, ...waiting, ...now];
}

/** Returns the messages of a booking that wait in the queue, or that were refused. */
export function waitingMessages(
  bookingId: string,
  commands: readonly QueuedCommand[],
): readonly (QueuedCommand & { readonly text: string })[] {
  return commands.flatMap((command) => {
    const text = textOf(command);
    return command.lane === messageLane(bookingId) && text !== null ? [{ ...command, text }] : [];
  });
}

function textOf({ what, body }: QueuedCommand): string | null {
  if (what !== messageName || body === null || !('text' in body)) return null;
  return typeof body.text === 'string' ? body.text : null;
}
