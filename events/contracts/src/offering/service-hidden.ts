import type { z } from 'zod';

import { event } from '../define.ts';
import { RecordedHiding } from './hiding.ts';
import { recordedOffering } from './recorded-offering.ts';

/** An admin hid the service: customers neither find nor book it. Bookings made before stand. */
export const ServiceHidden = event('osta.offering.service-hidden', {
  ...recordedOffering,
  hidden: RecordedHiding,
});
export type ServiceHidden = z.infer<typeof ServiceHidden>;
