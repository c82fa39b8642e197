import { hash } from 'node:crypto';

import type { Actor } from '@osta/contracts/actor';
import { CorrelationId, IdempotencyKey } from '@osta/contracts/ids';
import type { Idempotency } from '@osta/event-store/streams';
import type { Logger } from 'pino';
import { v7 as uuidV7 } from 'uuid';

import type { Clock } from './clock.ts';
import { commandContext } from './command-context.ts';
import type { CommandContext } from './handle.ts';

interface UnkeyedCommand {
  readonly actor: Actor;
  /** Correlation id of the request. */
  readonly correlationId?: CorrelationId;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Returns a key that nobody else has, and the hash of its request. */
export function newIntention(): Omit<Idempotency, 'principal'> {
  const key = IdempotencyKey.parse(uuidV7());
  return { key, requestHash: hash('sha256', key) };
}

/**
 * Returns the context of a command without an idempotency key, because repeating it changes nothing: PUT, PATCH
 * and DELETE of one's own objects, and seeds. Every call is an intention of its own.
 */
export function unkeyedContext(command: UnkeyedCommand): CommandContext {
  const { actor, clock, log } = command;
  const intention = newIntention();
  return commandContext({
    actor,
    idempotency: { principal: actor, ...intention },
    correlationId: command.correlationId ?? CorrelationId.parse(intention.key),
    clock,
    log,
  });
}
