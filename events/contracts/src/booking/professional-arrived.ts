import type { z } from 'zod';

import { event } from '../define.ts';
import { bookingParties } from './parties.ts';

/** The professional is at the address. */
export const ProfessionalArrived = event('osta.booking.professional-arrived', {
  ...bookingParties,
});
export type ProfessionalArrived = z.infer<typeof ProfessionalArrived>;
