import type { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';

/** An invited professional opened the request for the first time. */
export const ServiceRequestViewed = event('osta.request.service-request-viewed', {
  professionalId: UserId,
});
export type ServiceRequestViewed = z.infer<typeof ServiceRequestViewed>;
