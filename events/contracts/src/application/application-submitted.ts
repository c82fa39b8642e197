import { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';
import { Instant } from '../instant.ts';

/** The applicant sent the application in. */
export const ApplicationSubmitted = event('osta.application.application-submitted', {
  applicantId: UserId,
  /** 1 the first time, one more after each request for changes. */
  round: z.int().min(1),
  /** For the queue, which is sorted by it. */
  submittedAt: Instant,
});
export type ApplicationSubmitted = z.infer<typeof ApplicationSubmitted>;
