import type { z } from 'zod';

import { event } from '../define.ts';
import { recordedOffering } from './recorded-offering.ts';

/** A professional described a service. Customers do not see it yet. */
export const ServiceDraftedV1 = event('osta.offering.service-drafted.v1', recordedOffering);
export type ServiceDraftedV1 = z.infer<typeof ServiceDraftedV1>;
