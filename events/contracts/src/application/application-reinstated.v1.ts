import type { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';

/** An admin took a suspension back. */
export const ApplicationReinstatedV1 = event('osta.application.application-reinstated.v1', {
  applicantId: UserId,
});
export type ApplicationReinstatedV1 = z.infer<typeof ApplicationReinstatedV1>;
