import type { z } from 'zod';

import { event } from '../define.ts';
import { bookingParties } from './parties.ts';

/** The professional is on the way. */
export const ProfessionalOnTheWayV1 = event('osta.booking.professional-on-the-way.v1', {
  ...bookingParties,
});
export type ProfessionalOnTheWayV1 = z.infer<typeof ProfessionalOnTheWayV1>;
