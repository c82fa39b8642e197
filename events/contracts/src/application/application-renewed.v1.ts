import type { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';

/** A new document was accepted: customers find the professional again. */
export const ApplicationRenewedV1 = event('osta.application.application-renewed.v1', {
  applicantId: UserId,
});
export type ApplicationRenewedV1 = z.infer<typeof ApplicationRenewedV1>;
