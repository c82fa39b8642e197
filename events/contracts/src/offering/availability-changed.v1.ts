import type { z } from 'zod';

import { event } from '../define.ts';
import { recordedOffering } from './recorded-offering.ts';

/** The hours in which the service can be booked are different from now on. */
export const AvailabilityChangedV1 = event(
  'osta.offering.availability-changed.v1',
  recordedOffering,
);
export type AvailabilityChangedV1 = z.infer<typeof AvailabilityChangedV1>;
