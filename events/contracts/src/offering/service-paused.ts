import type { z } from 'zod';

import { event } from '../define.ts';
import { recordedOffering } from './recorded-offering.ts';

/** Customers no longer find the service. Bookings made before stand. */
export const ServicePaused = event('osta.offering.service-paused', recordedOffering);
export type ServicePaused = z.infer<typeof ServicePaused>;
