import { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';

/** An admin took a rejection, or a request for changes, back. */
export const ApplicationReopenedV1 = event('osta.application.application-reopened.v1', {
  applicantId: UserId,
  from: z.enum(['rejected', 'changes_requested']),
});
export type ApplicationReopenedV1 = z.infer<typeof ApplicationReopenedV1>;
