import type { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';

/** The applicant is a professional from now on. */
export const ApplicationApprovedV1 = event('osta.application.application-approved.v1', {
  applicantId: UserId,
});
export type ApplicationApprovedV1 = z.infer<typeof ApplicationApprovedV1>;
