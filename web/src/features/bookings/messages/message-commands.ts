import { call } from '../../../api/call.ts';
import { messageKeys } from '../../../bookings/messages.queries.ts';
import type { Command } from '../../../outbox/queued-command.ts';

/** The name of a message in the queue. */
export const messageName = 'message';

/** Returns the lane of a booking's messages: they are sent in their order, and never stop its work. */
export function messageLane(bookingId: string): string {
  return `messages ${bookingId}`;
}

/**
 * Returns the command that sends a message.
 *
 * @param page where a refusal is explained, as a path
 */
export function sendCommand(bookingId: string, text: string, page: string): Command {
  return {
    ...call('POST /api/bookings/{bookingId}/messages', { params: { bookingId }, body: { text } }),
    lane: messageLane(bookingId),
    what: messageName,
    page,
    changes: [messageKeys.of(bookingId)],
  };
}

/** Returns the command that marks messages as read, up to the newest one that the reader saw. */
export function readCommand(bookingId: string, upTo: number): Command {
  return {
    ...call('POST /api/bookings/{bookingId}/messages/read', {
      params: { bookingId },
      body: { upTo },
    }),
    lane: `messages read ${bookingId}`,
    what: 'read-messages',
    page: null,
    changes: [messageKeys.all],
  };
}
