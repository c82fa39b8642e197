import type { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';

/** An invited professional opened the request for the first time. */
export const ServiceRequestViewedV1 = event('osta.request.service-request-viewed.v1', {
  professionalId: UserId,
});
export type ServiceRequestViewedV1 = z.infer<typeof ServiceRequestViewedV1>;
