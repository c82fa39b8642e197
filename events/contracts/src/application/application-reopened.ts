import { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';

/** An admin took a rejection, or a request for changes, back. */
export const ApplicationReopened = event('osta.application.application-reopened', {
  applicantId: UserId,
  from: z.enum(['rejected', 'changes_requested']),
});
export type ApplicationReopened = z.infer<typeof ApplicationReopened>;
