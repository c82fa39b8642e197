import type { z } from 'zod';

import { event } from '../define.ts';
import { recordedOffering } from './recorded-offering.ts';

/** The professional does not offer the service any more. Bookings made before stand. */
export const ServiceArchivedV1 = event('osta.offering.service-archived.v1', recordedOffering);
export type ServiceArchivedV1 = z.infer<typeof ServiceArchivedV1>;
