import type { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';

/**
 * A new document was accepted, or an expired one that nobody needs was removed: customers find the professional again.
 */
export const ApplicationRenewed = event('osta.application.application-renewed', {
  applicantId: UserId,
});
export type ApplicationRenewed = z.infer<typeof ApplicationRenewed>;
