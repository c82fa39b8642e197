import type { z } from 'zod';

import { event } from '../define.ts';
import { recordedOffering } from './recorded-offering.ts';

/** Customers find and book the service from now on. */
export const ServicePublished = event('osta.offering.service-published', recordedOffering);
export type ServicePublished = z.infer<typeof ServicePublished>;
