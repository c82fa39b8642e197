import { z } from 'zod';

import { Actor } from './actor.ts';
import { Instant } from './instant.ts';

/** One event about or by a person, with its personal words opened. */
export const MyRecord = z.strictObject({
  type: z.string(),
  /** Id of the stream: a request, or the person. */
  subject: z.uuid(),
  time: Instant,
  actor: Actor,
  data: z.record(z.string(), z.unknown()),
});
export type MyRecord = z.infer<typeof MyRecord>;
