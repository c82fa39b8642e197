import type { z } from 'zod';

import type { EventEnvelope } from './envelope.ts';
import type { EventSchema } from './event-schema.ts';

/**
 * Returns a type guard for the events of a union.
 *
 * It looks at the type alone: a subscription delivers only events that match their schema.
 */
export function recordedAs<Schema extends EventSchema>(
  schemas: readonly Schema[],
): (event: EventEnvelope) => event is EventEnvelope & z.output<Schema> {
  const types: ReadonlySet<string> = new Set(schemas.map(({ shape }) => shape.type.value));
  return (event): event is EventEnvelope & z.output<Schema> => types.has(event.type);
}
