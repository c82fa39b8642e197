import { z } from 'zod';

import { Day } from '../offering/day.ts';

/** As many days as free times are looked for at once. */
const mostDays = 42;

/** Days on which somebody is to be free, from a first to a last one, both included: `2026-03-01,2026-03-07`. */
export const FreeDays = z
  .string()
  .meta({ examples: ['2026-03-01,2026-03-07'] })
  .transform((text) => text.split(','))
  .pipe(z.tuple([Day, Day]))
  .refine(([first, last]) => {
    const days = (Date.parse(last) - Date.parse(first)) / 86_400_000;
    return days >= 0 && days < mostDays;
  });
export type FreeDays = z.output<typeof FreeDays>;
