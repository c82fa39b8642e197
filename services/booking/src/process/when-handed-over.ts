import { BookingHandedOver } from '@osta/contracts/booking/booking-handed-over';
import type { EventEnvelope } from '@osta/contracts/envelope';
import { recordedAs } from '@osta/contracts/recorded-as';
import type { Command } from '@osta/platform/aggregate';
import type { Refusal } from '@osta/platform/decider';
import { reaction, type Reaction } from '@osta/platform/process/reaction';
import type { Pool } from 'pg';

import type { AnnounceMessages } from '../domain/conversation/announce-messages.ts';
import { findUnanswered } from './unanswered.sql.ts';

const isHandedOver = recordedAs([BookingHandedOver]);

/** Returns the process manager that tells who takes a booking over what its customer wrote and nobody has read. */
export function whenHandedOver(
  announceMessages: Command<AnnounceMessages, unknown, Refusal>,
  pool: Pool,
): (event: EventEnvelope) => Promise<readonly Reaction[]> {
  return async (event) => {
    if (!isHandedOver(event)) return [];
    const { rows } = await pool.query<{ readonly id: string }>(findUnanswered, [event.subject]);
    return rows.map(({ id }) =>
      reaction(announceMessages, id, { conversationId: id, to: 'professional' }),
    );
  };
}
