import type { z } from 'zod';

import { event } from '../define.ts';
import { recordedOffering } from './recorded-offering.ts';

/** Customers find and book the service from now on. */
export const ServicePublishedV1 = event('osta.offering.service-published.v1', recordedOffering);
export type ServicePublishedV1 = z.infer<typeof ServicePublishedV1>;
