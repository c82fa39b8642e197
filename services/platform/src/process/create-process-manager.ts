import type { EventEnvelope } from '@osta/contracts/envelope';
import type { Topic } from '@osta/contracts/topic';
import { checkpointValues, moveCheckpointSql } from '@osta/subscription/checkpoint.sql';
import type { SubscriptionDefinition } from '@osta/subscription/subscription';
import type { Pool } from 'pg';
import type { Logger } from 'pino';

import type { Clock } from '../clock.ts';
import { reactionContext } from '../command-context.ts';
import type { Reaction } from './reaction.ts';

export interface ProcessManagerOptions {
  /** Name of the subscription, unique in the system: `request-account-erased`. */
  readonly name: string;
  readonly topics: readonly Topic[];
  /**
   * Returns the commands that follow from an event; none for most events. It may run queries. Its result may
   * differ when the same event comes again: a command issued before has no second effect.
   */
  readonly react: (event: EventEnvelope) => Promise<readonly Reaction[]>;
  /** For background work, of the service. */
  readonly pool: Pool;
  readonly schema: string;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Other writers won every attempt. Serialization failures are retried by the subscription. */
class Contended extends Error {
  override readonly name = 'Contended';
  readonly code = '40001';
}

/**
 * Creates a process manager: it reacts to events, usually of other services, with commands of its own service.
 *
 * The checkpoint moves after the commands, so an event may be reacted to twice. The idempotency key of a
 * command is derived from the event, the command's name and what it is about, so it has one effect. A refusal
 * means that the state has moved on: the event counts as handled. A failing command counts against its event,
 * as `ApplyEvents` describes.
 */
export function createProcessManager(options: ProcessManagerOptions): SubscriptionDefinition {
  const { name, topics, react, pool, schema, clock, log } = options;
  const moveCheckpoint = `with ${moveCheckpointSql(schema, 1)} select`;

  async function issue(event: EventEnvelope, due: Reaction): Promise<void> {
    const purpose = `${due.name}:${due.about}`;
    const outcome = await due.issue(reactionContext({ event, purpose, clock, log }));
    if (outcome.ok) return;
    const { code } = outcome.refused;
    if (code === 'CONTENDED') throw new Contended(`${purpose} met faster writers`);
    log.info(
      { process: name, event: event.id, command: purpose, code },
      'command of a process manager refused',
    );
  }

  return {
    name,
    topics,
    async apply(events, checkpoint) {
      for (const event of events) {
        for (const due of await react(event)) await issue(event, due);
      }
      await pool.query({
        name: `${name}.move-checkpoint`,
        text: moveCheckpoint,
        values: [...checkpointValues(checkpoint)],
      });
    },
  };
}
