import type { z } from 'zod';

import { event } from '../define.ts';
import { recordedOffering } from './recorded-offering.ts';

/** The professional changed what the service is, what it costs, or how it is booked. */
export const ServiceRevised = event('osta.offering.service-revised', recordedOffering);
export type ServiceRevised = z.infer<typeof ServiceRevised>;
