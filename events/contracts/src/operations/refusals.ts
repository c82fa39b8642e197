import { z } from 'zod';

import { refusal } from '../define.ts';
import { RebuildState } from './api.ts';

/** Earlier events of the stream are parked too: they are discarded or applied first. */
const EarlierEventsParked = refusal('EARLIER_EVENTS_PARKED', {});

/** The id already stands for a redrive of another subscription or stream. */
const RedriveIdTaken = refusal('REDRIVE_ID_TAKEN', {});

/** The state of the rebuild does not allow this. */
export const RebuildNotPossible = refusal('REBUILD_NOT_POSSIBLE', {
  /** `null`: there is no rebuild. */
  state: RebuildState.nullable(),
});
export type RebuildNotPossible = z.infer<typeof RebuildNotPossible>;

/** A schema with the name that the rebuild needs exists, and no rebuild has made it. */
export const RebuildSchemaTaken = refusal('REBUILD_SCHEMA_TAKEN', {});
export type RebuildSchemaTaken = z.infer<typeof RebuildSchemaTaken>;

/** The services work with the rights of their own: exchanging tables takes the owner of the database. */
const RebuildNeedsOwner = refusal('REBUILD_NEEDS_OWNER', {});
export type RebuildNeedsOwner = z.infer<typeof RebuildNeedsOwner>;

/** Every way in which the operations of admins say no. */
export const OperationsRefusal = z.discriminatedUnion('code', [
  EarlierEventsParked,
  RedriveIdTaken,
  RebuildNotPossible,
  RebuildSchemaTaken,
  RebuildNeedsOwner,
]);
export type OperationsRefusal = z.infer<typeof OperationsRefusal>;
