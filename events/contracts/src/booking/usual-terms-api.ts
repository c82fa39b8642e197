import { ServiceId } from '@osta/reference/service-id';
import { z } from 'zod';

import { Dirham } from '../dirham.ts';

/** `GET /api/bookings/usual-terms`: what a service of the catalogue usually costs, and how long it takes. Public. */
export const UsualTermsQuery = z.strictObject({ serviceId: ServiceId });
export type UsualTermsQuery = z.output<typeof UsualTermsQuery>;

/** From so many customers on it is said what is usual: fewer say nothing, and might be recognized. */
export const leastCustomers = 5;

/**
 * The middle half of what was paid and booked in the last year, with the last job of each customer alone. `null`:
 * too few customers.
 */
export const UsualTerms = z.strictObject({
  usual: z
    .strictObject({
      customers: z.int().min(leastCustomers),
      /** Rounded to whole dinars. */
      price: z.strictObject({ min: Dirham, max: Dirham }),
      /** Rounded to quarters of an hour. */
      minutes: z.strictObject({ min: z.int().positive(), max: z.int().positive() }),
    })
    .nullable(),
});
export type UsualTerms = z.infer<typeof UsualTerms>;
