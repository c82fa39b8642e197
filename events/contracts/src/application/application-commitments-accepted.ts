import type { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';

/** The applicant accepted the commitments of professionals. */
export const ApplicationCommitmentsAccepted = event(
  'osta.application.application-commitments-accepted',
  {
    applicantId: UserId,
  },
);
export type ApplicationCommitmentsAccepted = z.infer<typeof ApplicationCommitmentsAccepted>;
