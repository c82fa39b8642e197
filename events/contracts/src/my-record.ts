import { z } from 'zod';

import { Actor } from './actor.ts';
import { Instant } from './instant.ts';

/** One event about somebody, or by them, with words that can be read. */
export const MyRecord = z.strictObject({
  type: z.string(),
  /** What it is about: the id of a request, or of the person. */
  subject: z.uuid(),
  time: Instant,
  actor: Actor,
  data: z.record(z.string(), z.unknown()),
});
export type MyRecord = z.infer<typeof MyRecord>;
