import type { z } from 'zod';

import { event } from '../define.ts';
import { bookingParties } from './parties.ts';

/** The professional is on the way. */
export const ProfessionalOnTheWay = event('osta.booking.professional-on-the-way', {
  ...bookingParties,
});
export type ProfessionalOnTheWay = z.infer<typeof ProfessionalOnTheWay>;
