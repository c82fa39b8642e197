import type { z } from 'zod';

import { event } from '../define.ts';
import { recordedOffering } from './recorded-offering.ts';

/** Customers no longer find the service. Bookings made before stand. */
export const ServicePausedV1 = event('osta.offering.service-paused.v1', recordedOffering);
export type ServicePausedV1 = z.infer<typeof ServicePausedV1>;
