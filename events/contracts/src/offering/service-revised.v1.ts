import type { z } from 'zod';

import { event } from '../define.ts';
import { recordedOffering } from './recorded-offering.ts';

/** The professional changed what the service is, what it costs, or how it is booked. */
export const ServiceRevisedV1 = event('osta.offering.service-revised.v1', recordedOffering);
export type ServiceRevisedV1 = z.infer<typeof ServiceRevisedV1>;
