import type { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';

/** An admin took the application, or another was given it. */
export const ApplicationAssigned = event('osta.application.application-assigned', {
  applicantId: UserId,
  reviewerId: UserId,
});
export type ApplicationAssigned = z.infer<typeof ApplicationAssigned>;
