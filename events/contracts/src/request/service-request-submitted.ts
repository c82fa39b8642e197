import type { z } from 'zod';

import { event } from '../define.ts';
import { Instant } from '../instant.ts';

/** The customer sent the request; invited professionals see it from now on. */
export const ServiceRequestSubmitted = event('osta.request.service-request-submitted', {
  /** The moment at which the request expires. */
  expiresAt: Instant,
});
export type ServiceRequestSubmitted = z.infer<typeof ServiceRequestSubmitted>;
