import type { Side } from '@osta/contracts/booking/terms';
import type { Command } from '@osta/platform/aggregate';
import type { Refusal } from '@osta/platform/decider';
import type { TimerCommand, TimerCommands } from '@osta/platform/timers/timer-command';

import type { AnnounceMessages } from '../domain/conversation/announce-messages.ts';
import type { ConversationDeadline } from '../domain/conversation/deadlines.ts';

/**
 * Returns the timers of conversations.
 */
export function conversationTimers({
  issue,
}: Command<AnnounceMessages, unknown, Refusal>): TimerCommands<ConversationDeadline['name']> {
  const announce =
    (to: Side): TimerCommand =>
    ({ streamId }, context) =>
      issue({ conversationId: streamId, to }, context);
  return {
    'announce-to-customer': announce('customer'),
    'announce-to-professional': announce('professional'),
  };
}
