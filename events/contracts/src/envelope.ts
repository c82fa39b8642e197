import { z } from 'zod';

import { Actor } from './actor.ts';
import { CorrelationId, EventId } from './ids.ts';
import { Instant } from './instant.ts';

/**
 * One recorded event, as it is stored and sent: CloudEvents 1.0 with Osta's extensions.
 *
 * `type` names the schema of `data` in the catalog. No attribute is optional.
 */
export const EventEnvelope = z.strictObject({
  specversion: z.literal('1.0'),
  id: EventId,
  /** The service that recorded it: `/osta/<service>`. */
  source: z.string().regex(/^\/osta\/[a-z-]+$/u),
  /** `osta.<context>.<what happened>.v<version>`. */
  type: z.string().regex(/^osta\.[a-z]+\.[a-z-]+\.v[1-9]\d*$/u),
  /** The stream: id of the aggregate. */
  subject: z.uuid(),
  /** When it was recorded. */
  time: Instant,
  datacontenttype: z.literal('application/json'),
  /** Version in the stream: 1 for the first event, without gaps. */
  streamversion: z.int().positive(),
  correlationid: CorrelationId,
  /** The event or the idempotency key that caused this one. */
  causationid: z.uuid(),
  actor: Actor,
  data: z.record(z.string(), z.unknown()),
});
export type EventEnvelope = z.infer<typeof EventEnvelope>;
