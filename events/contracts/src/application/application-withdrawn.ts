import { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';

/** The application ended before a decision: by the applicant, or with their account. */
export const ApplicationWithdrawn = event('osta.application.application-withdrawn', {
  applicantId: UserId,
  cause: z.enum(['by-applicant', 'account-erased']),
});
export type ApplicationWithdrawn = z.infer<typeof ApplicationWithdrawn>;
