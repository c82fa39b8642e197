import type { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';

/** The first of two admins would approve the application; a second has to agree. */
export const ApplicationApprovalProposedV1 = event(
  'osta.application.application-approval-proposed.v1',
  {
    applicantId: UserId,
    reviewerId: UserId,
  },
);
export type ApplicationApprovalProposedV1 = z.infer<typeof ApplicationApprovalProposedV1>;
