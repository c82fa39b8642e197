import { createHash } from 'node:crypto';

import type { Actor } from '@osta/contracts/actor';
import { IdempotencyKey, type CorrelationId } from '@osta/contracts/ids';
import type { Idempotency } from '@osta/event-store/streams';
import type { Logger } from 'pino';
import { v5 as uuidV5, v7 as uuidV7 } from 'uuid';

import type { Clock } from './clock.ts';
import type { CommandContext } from './handle.ts';
import { randomBytes16 } from './new-uuid.ts';

/** UUID namespace of the keys derived from events. Must never change: effects could then happen twice. */
const causedByEvent = '6f1c1b52-6c0b-4d0c-9b0c-0a6f4f1f7a11';

/** When a command begins, and the ids that it gives out. */
export type Beginning = Pick<CommandContext, 'now' | 'newId'>;

/** Begins a command. */
export function beginCommand(clock: Clock): Beginning {
  const now = clock.now();
  return { now, newId: idsBornAt(now) };
}

interface PersonalCommand {
  readonly actor: Actor;
  readonly idempotency: Idempotency;
  readonly correlationId: CorrelationId;
  readonly clock: Clock;
  readonly log: Logger;
  /** Default: it begins now. */
  readonly beginning?: Beginning | undefined;
}

/** Returns the context of a command that a client sent. */
export function commandContext(command: PersonalCommand): CommandContext {
  const { actor, idempotency, correlationId, clock, log } = command;
  const { now, newId } = command.beginning ?? beginCommand(clock);
  return {
    now,
    actor,
    newId,
    idempotency,
    correlationId,
    causationId: idempotency.key,
    log,
  };
}

interface Reaction {
  /** The event that is reacted to. An envelope has both members. */
  readonly event: { readonly id: string; readonly correlationid: CorrelationId };
  /** Names the reaction, unique among the reactions to this event: `expire-other-quotes`. */
  readonly purpose: string;
  readonly clock: Clock;
  readonly log: Logger;
}

/**
 * Returns the context of a command that the system issues because of an event.
 *
 * Its idempotency key is derived from the event, so the command has one effect however often the event is
 * delivered.
 */
export function reactionContext({ event, purpose, clock, log }: Reaction): CommandContext {
  const now = clock.now();
  const key = IdempotencyKey.parse(uuidV5(`${event.id}:${purpose}`, causedByEvent));
  return {
    now,
    actor: 'system',
    newId: idsBornAt(now),
    idempotency: {
      principal: 'system',
      key,
      requestHash: createHash('sha256').update(key).digest('hex'),
    },
    correlationId: event.correlationid,
    causationId: event.id,
    log,
  };
}

/** Returns a function from n to the nth id: repeatable, and in order, because n goes into the low byte of `seq`. */
function idsBornAt(now: string): (n: number) => string {
  const msecs = Date.parse(now);
  const made: string[] = [];
  const [high = 0, middle = 0, low = 0] = randomBytes16();
  const start = (high * 0x1_00_00 + middle * 0x1_00 + low) * 0x1_00;
  return (n) => {
    if (n > 0xff) throw new RangeError('one decision gives birth to at most 256 ids');
    return (made[n] ??= uuidV7({ msecs, seq: start + n, random: randomBytes16() }));
  };
}
