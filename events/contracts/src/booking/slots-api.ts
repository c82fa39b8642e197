import { z } from 'zod';

import { BoundedDay } from '../bounded-time.ts';
import { StoreId } from '../ids.ts';
import { Instant } from '../instant.ts';
import { Day } from '../offering/day.ts';
import { daysAfter } from '../offering/zoned-clock.ts';

/** As many days as one question asks for. */
const mostDays = 42;

/** `GET /api/services/{offeringId}/slots`: the free times of an offered service. Public. */
export const SlotsQuery = z
  .strictObject({
    /** The first day, in the zone of the service. */
    from: BoundedDay,
    /** The last day, itself included. */
    to: BoundedDay,
    /** The store at whose page they are asked for: without the times that it has blocked. */
    store: StoreId.optional(),
  })
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    params: { rule: 'before-first-day' },
    // What is no day has no days after it
    when: ({ issues }) => issues.length === 0,
  })
  .refine(({ from, to }) => to < daysAfter(from, mostDays), {
    path: ['to'],
    params: { rule: 'most-days', limit: mostDays },
    when: ({ issues }) => issues.length === 0,
  });
export type SlotsQuery = z.output<typeof SlotsQuery>;

/** In order of time. `day` is the day of the start in `zone`, the zone of the service. */
export const Slots = z.strictObject({
  zone: z.string(),
  slots: z.array(z.strictObject({ day: Day, startsAt: Instant, endsAt: Instant })),
});
export type Slots = z.infer<typeof Slots>;
