import type { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';

/** The applicant accepted the commitments of professionals. */
export const ApplicationCommitmentsAcceptedV1 = event(
  'osta.application.application-commitments-accepted.v1',
  {
    applicantId: UserId,
  },
);
export type ApplicationCommitmentsAcceptedV1 = z.infer<typeof ApplicationCommitmentsAcceptedV1>;
