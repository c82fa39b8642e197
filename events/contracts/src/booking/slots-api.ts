import { z } from 'zod';

import { BoundedDay } from '../bounded-time.ts';
import { OfferingId } from '../ids.ts';
import { Instant } from '../instant.ts';
import { Day } from '../offering/day.ts';

/** `GET /api/slots`: the free times of an offered service. Public. */
export const SlotsQuery = z.strictObject({
  serviceId: OfferingId,
  /** The first day, in the zone of the service; default: today. */
  from: BoundedDay.optional(),
  days: z.coerce.number().int().min(1).max(42).default(14),
});
export type SlotsQuery = z.output<typeof SlotsQuery>;

/** In order of time. `day` is the day of the start in `zone`, the zone of the service. */
export const Slots = z.strictObject({
  zone: z.string(),
  slots: z.array(z.strictObject({ day: Day, startsAt: Instant, endsAt: Instant })),
});
export type Slots = z.infer<typeof Slots>;
