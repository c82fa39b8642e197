import type { z } from 'zod';

import { event } from '../define.ts';
import { bookingParties } from './parties.ts';

/** The professional is at the address. */
export const ProfessionalArrivedV1 = event('osta.booking.professional-arrived.v1', {
  ...bookingParties,
});
export type ProfessionalArrivedV1 = z.infer<typeof ProfessionalArrivedV1>;
