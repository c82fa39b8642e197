import type { z } from 'zod';

import { event } from '../define.ts';
import { recordedOffering } from './recorded-offering.ts';

/** The hours in which the service can be booked are different from now on. */
export const AvailabilityChanged = event('osta.offering.availability-changed', recordedOffering);
export type AvailabilityChanged = z.infer<typeof AvailabilityChanged>;
