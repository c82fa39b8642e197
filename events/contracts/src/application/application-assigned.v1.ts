import type { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';

/** An admin took the application, or another was given it. */
export const ApplicationAssignedV1 = event('osta.application.application-assigned.v1', {
  applicantId: UserId,
  reviewerId: UserId,
});
export type ApplicationAssignedV1 = z.infer<typeof ApplicationAssignedV1>;
