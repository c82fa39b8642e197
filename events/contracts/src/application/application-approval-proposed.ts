import type { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';

/** The first of two admins would approve the application; a second has to agree. */
export const ApplicationApprovalProposed = event('osta.application.application-approval-proposed', {
  applicantId: UserId,
  reviewerId: UserId,
});
export type ApplicationApprovalProposed = z.infer<typeof ApplicationApprovalProposed>;
