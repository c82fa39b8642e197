import type { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';

/** The applicant is a professional from now on. */
export const ApplicationApproved = event('osta.application.application-approved', {
  applicantId: UserId,
});
export type ApplicationApproved = z.infer<typeof ApplicationApproved>;
