import { z } from 'zod';

import { Instant } from '../instant.ts';
import { page } from '../page.ts';
import { Text } from '../text.ts';

/** Below it, every service answers admins for its own subscriptions and read models: `/api/operations/request`. */
export const operationsPath = '/api/operations';

/** A name in a path. Which names exist is not part of the contract: any other is 404. */
const name = z.string().regex(/^[\w-]{1,63}$/);

/** The service that is asked. */
export const ServicePath = z.strictObject({ service: name });
export type ServicePath = z.infer<typeof ServicePath>;

/** A parked event, or a parked message that is no event. */
export const ParkedEventPath = z.strictObject({
  service: name,
  subscription: name,
  // Of a message that is no event it is made from the content, and has no version
  eventId: z.guid(),
});
export type ParkedEventPath = z.infer<typeof ParkedEventPath>;

/** A redrive. The client chooses its id, so that the same request twice is one redrive. */
export const RedrivePath = z.strictObject({
  service: name,
  subscription: name,
  redriveId: z.uuid(),
});
export type RedrivePath = z.infer<typeof RedrivePath>;

/** The rebuild of a read model. */
export const RebuildPath = z.strictObject({ service: name, model: name });
export type RebuildPath = z.infer<typeof RebuildPath>;

/** Why an admin acts. Kept for ever. */
const reason = Text.trim().min(3).max(500);

/** The body of a discard. */
export const ActionReason = z.strictObject({ reason });
export type ActionReason = z.infer<typeof ActionReason>;

/** The body of a redrive: one stream, or every parked stream of the subscription. */
export const RedriveRequest = z.strictObject({ streamId: z.uuid().optional(), reason });
export type RedriveRequest = z.infer<typeof RedriveRequest>;

/** The first event of a parked stream: the one that the others wait for. */
export const ParkedStream = z.strictObject({
  subscription: z.string(),
  /** `null`, like `version` and `type`: a message that is no event. */
  topic: z.string().nullable(),
  streamId: z.string(),
  eventId: z.guid(),
  version: z.int().nullable(),
  type: z.string().nullable(),
  /** Why it is parked: `rejected`, `unreadable`, `crashed`. */
  reason: z.string(),
  /** What the handler said, in English. */
  error: z.string(),
  parkedAt: Instant,
  /** Number of parked events, those behind the first one included. */
  events: z.int().min(1),
});
export type ParkedStream = z.infer<typeof ParkedStream>;

/** One page of the parked streams of a service. */
export const ParkedStreams = page(ParkedStream);
export type ParkedStreams = z.infer<typeof ParkedStreams>;

/** A parked event with its content. Words of people stay sealed, as they are recorded. */
export const ParkedEvent = ParkedStream.omit({ events: true, type: true }).extend({
  /** The envelope; `null` for a message that is no event. */
  event: z.unknown(),
  /** The message as it came; `null` for an event. */
  raw: z.string().nullable(),
});
export type ParkedEvent = z.infer<typeof ParkedEvent>;

/** A discarded event: who discarded it, when and why. */
export const Discarded = z.strictObject({
  eventId: z.guid(),
  /** The id of an account, or the account on the machine where the command was run. */
  operator: z.string(),
  reason: z.string(),
  discardedAt: Instant,
});
export type Discarded = z.infer<typeof Discarded>;

/** A requested redrive, which the running subscription carries out. */
export const Redrive = z.strictObject({
  redriveId: z.uuid(),
  /** `null`: every parked stream of the subscription. */
  streamId: z.string().nullable(),
  operator: z.string(),
  reason: z.string(),
  askedAt: Instant,
  /** `null` until it is done. */
  outcome: z.strictObject({ applied: z.int().min(0), parked: z.int().min(0) }).nullable(),
});
export type Redrive = z.infer<typeof Redrive>;

/** `built`: holds before the swap. `swapped`: the tables of before are kept until they are dropped. */
export const RebuildState = z.enum(['building', 'paused', 'built', 'swapped']);
export type RebuildState = z.infer<typeof RebuildState>;

/** The rebuild of one read model. */
export const Rebuild = z.strictObject({
  state: RebuildState,
  /** Events applied, of those that the log had when the rebuild began. */
  done: z.int().min(0),
  total: z.int().min(0),
  /** What stopped it last, in English; `null` when nothing has. */
  error: z.string().nullable(),
  reason: z.string(),
  operator: z.string(),
  startedAt: Instant,
  updatedAt: Instant,
  swappedAt: Instant.nullable(),
});
export type Rebuild = z.infer<typeof Rebuild>;

/** A read model of a service. */
export const RebuildOfModel = z.strictObject({
  model: z.string(),
  /** `null`: none is under way, and none was swapped in whose previous tables are kept. */
  rebuild: Rebuild.nullable(),
});
export type RebuildOfModel = z.infer<typeof RebuildOfModel>;

/** The read models of a service. */
export const Rebuilds = z.strictObject({ items: z.array(RebuildOfModel) });
export type Rebuilds = z.infer<typeof Rebuilds>;

/** `PUT …/rebuilds/{model}` */
export const StartRebuildRequest = z.strictObject({
  reason,
  /** Whether to hold once it has caught up, until somebody asks for the swap. */
  holdsBeforeSwap: z.boolean().default(false),
});
export type StartRebuildRequest = z.infer<typeof StartRebuildRequest>;

/** `PATCH …/rebuilds/{model}`: pause, go on, or swap what holds. */
export const MoveRebuildRequest = z.strictObject({
  state: z.enum(['paused', 'building', 'swapped']),
});
export type MoveRebuildRequest = z.infer<typeof MoveRebuildRequest>;
