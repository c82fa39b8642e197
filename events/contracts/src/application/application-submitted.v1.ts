import { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';
import { Instant } from '../instant.ts';

/** The applicant sent the application in. */
export const ApplicationSubmittedV1 = event('osta.application.application-submitted.v1', {
  applicantId: UserId,
  /** 1 the first time, one more after each request for changes. */
  round: z.int().min(1),
  /** For the queue, which is sorted by it. */
  submittedAt: Instant,
});
export type ApplicationSubmittedV1 = z.infer<typeof ApplicationSubmittedV1>;
