import type { EventEnvelope } from '@osta/contracts/envelope';
import type { ServiceContract } from '@osta/contracts/service-contract';
import type { Topic } from '@osta/contracts/topic';
import { checkpointValues, moveCheckpointSql } from '@osta/subscription/checkpoint.sql';
import type { SubscriptionDefinition } from '@osta/subscription/subscription';

import { reactionContext } from '../command-context.ts';
import type { Surroundings } from '../service-module.ts';
import type { Reaction } from './reaction.ts';

/**
 * Returns the commands that follow from an event; none for most events. It may run queries. Its result may differ
 * when the same event comes again: a command issued before has no second effect.
 */
type React = (event: EventEnvelope) => Promise<readonly Reaction[]>;

/**
 * Creates a process manager: it reacts to events, usually of other services, with commands of its own service.
 *
 * The checkpoint moves after the commands, so an event may be reacted to twice. The idempotency key of a
 * command is derived from the event, the command's name and what it is about, so it has one effect. A refusal
 * means that the state has moved on: the event counts as handled. A failing command counts against its event,
 * as `ApplyEvents` describes.
 *
 * @param about unique in the service: `account-erased`
 */
export type CreateProcessManager = (
  about: string,
  topics: readonly Topic[],
  react: React,
) => SubscriptionDefinition;

/** Other writers won every attempt. Serialization failures are retried by the subscription. */
class Contended extends Error {
  override readonly name = 'Contended';
  readonly code = '40001';
}

/** Returns what creates the process managers of one service. Their subscriptions begin with its name. */
export function processManagersOf(
  { name: schema }: ServiceContract,
  { pools, clock, log }: Pick<Surroundings, 'pools' | 'clock' | 'log'>,
): CreateProcessManager {
  const moveCheckpoint = `with ${moveCheckpointSql(schema, 1)} select`;

  async function issue(process: string, event: EventEnvelope, due: Reaction): Promise<void> {
    const purpose = `${due.name}:${due.about}`;
    const outcome = await due.issue(reactionContext({ event, purpose, clock, log }));
    if (outcome.ok) return;
    const { code } = outcome.refused;
    if (code === 'CONTENDED') throw new Contended(`${purpose} met faster writers`);
    log.info(
      { process, event: event.id, command: purpose, code },
      'command of a process manager refused',
    );
  }

  return (about, topics, react) => {
    const name = `${schema}-${about}`;
    return {
      name,
      topics,
      async apply(events, checkpoint) {
        for (const event of events) {
          for (const due of await react(event)) await issue(name, event, due);
        }
        await pools.background.query({
          name: `${name}.move-checkpoint`,
          text: moveCheckpoint,
          values: [...checkpointValues(checkpoint)],
        });
      },
    };
  };
}
