import type { Side } from '@osta/contracts/booking/terms';
import { rebuildTimers } from '@osta/event-store/rebuild-timers';
import type { Command } from '@osta/platform/aggregate';
import type { Refusal } from '@osta/platform/decider';
import type { ServiceTimers, TimerCommand } from '@osta/platform/timers/timer-command';
import type { Pool } from 'pg';

import { conversationTable } from '../commands/conversation-streams.ts';
import type { AnnounceMessages } from '../domain/conversation/announce-messages.ts';
import {
  conversationDeadlines,
  type ConversationDeadline,
} from '../domain/conversation/deadlines.ts';

/**
 * Returns the timers of conversations.
 *
 * @param schema of the service
 */
export function conversationTimers(
  { issue }: Command<AnnounceMessages, unknown, Refusal>,
  background: Pool,
  schema: string,
): ServiceTimers {
  const announce =
    (to: Side): TimerCommand =>
    ({ streamId }, context) =>
      issue({ conversationId: streamId, to }, context);
  const commands: Readonly<Record<ConversationDeadline['name'], TimerCommand>> = {
    'announce-to-customer': announce('customer'),
    'announce-to-professional': announce('professional'),
  };
  const tables = { ...conversationTable, pool: background, schema };
  return {
    commands,
    rebuild: () => rebuildTimers({ ...tables, deadlines: conversationDeadlines }),
  };
}
