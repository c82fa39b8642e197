import type { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';

/** An admin took a suspension back. */
export const ApplicationReinstated = event('osta.application.application-reinstated', {
  applicantId: UserId,
});
export type ApplicationReinstated = z.infer<typeof ApplicationReinstated>;
