import { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';

/** The application ended before a decision: by the applicant, or with their account. */
export const ApplicationWithdrawnV1 = event('osta.application.application-withdrawn.v1', {
  applicantId: UserId,
  cause: z.enum(['by-applicant', 'account-erased']),
});
export type ApplicationWithdrawnV1 = z.infer<typeof ApplicationWithdrawnV1>;
