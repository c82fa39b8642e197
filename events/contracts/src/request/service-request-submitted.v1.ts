import type { z } from 'zod';

import { event } from '../define.ts';
import { Instant } from '../instant.ts';

/** The customer sent the request; invited professionals see it from now on. */
export const ServiceRequestSubmittedV1 = event('osta.request.service-request-submitted.v1', {
  /** The moment at which the request expires. */
  expiresAt: Instant,
});
export type ServiceRequestSubmittedV1 = z.infer<typeof ServiceRequestSubmittedV1>;
