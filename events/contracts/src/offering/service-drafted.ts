import type { z } from 'zod';

import { event } from '../define.ts';
import { recordedOffering } from './recorded-offering.ts';

/** A professional described a service. Customers do not see it yet. */
export const ServiceDrafted = event('osta.offering.service-drafted', recordedOffering);
export type ServiceDrafted = z.infer<typeof ServiceDrafted>;
