import type { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';

/** A person began to apply: for the first time, or again. */
export const ApplicationStartedV1 = event('osta.application.application-started.v1', {
  applicantId: UserId,
});
export type ApplicationStartedV1 = z.infer<typeof ApplicationStartedV1>;
