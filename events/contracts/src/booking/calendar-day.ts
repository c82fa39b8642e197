import { z } from 'zod';

import { Instant } from '../instant.ts';
import { DayHours } from '../offering/availability.ts';
import { Day } from '../offering/day.ts';

/** When a professional works on one day, by the clocks of their services. */
export const CalendarDay = z.strictObject({
  day: Day,
  /** Of all their services together; none: they do not work. */
  hours: DayHours,
  /** Whether they have taken the day off. */
  isOff: z.boolean(),
});

/** A time that a customer holds while they fill in the rest: nobody else can book it for some minutes. */
export const HeldTime = z.strictObject({ startsAt: Instant, endsAt: Instant });

/** `GET /api/bookings/calendar/counts`: the days of the range with bookings, by Libya's clocks, in order. */
export const CountedDays = z.strictObject({
  days: z.array(z.strictObject({ day: Day, count: z.int().positive() })),
});
export type CountedDays = z.infer<typeof CountedDays>;
