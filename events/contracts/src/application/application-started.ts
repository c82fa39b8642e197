import type { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';

/** A person began to apply: for the first time, or again. */
export const ApplicationStarted = event('osta.application.application-started', {
  applicantId: UserId,
});
export type ApplicationStarted = z.infer<typeof ApplicationStarted>;
