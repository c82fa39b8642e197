import type { z } from 'zod';

import { event } from '../define.ts';
import { recordedOffering } from './recorded-offering.ts';

/** The professional does not offer the service any more. Bookings made before stand. */
export const ServiceArchived = event('osta.offering.service-archived', recordedOffering);
export type ServiceArchived = z.infer<typeof ServiceArchived>;
