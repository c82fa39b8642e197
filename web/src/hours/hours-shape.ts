import * as z from 'zod/mini';

/** Longer than any day or time. */
const dayOrTime = z.string().check(z.maxLength(20));
const timeRange = z.readonly(z.object({ from: z.nullable(dayOrTime), to: z.nullable(dayOrTime) }));
const dayRange = z.nullable(z.readonly(z.object({ from: dayOrTime, to: dayOrTime })));
const dayHours = z.readonly(z.array(timeRange).check(z.maxLength(6)));
const week = z.readonly(
  z.object({
    saturday: dayHours,
    sunday: dayHours,
    monday: dayHours,
    tuesday: dayHours,
    wednesday: dayHours,
    thursday: dayHours,
    friday: dayHours,
  }),
);

/** The shapes of the fields of `AvailabilityValues`, for what a browser keeps of a form. */
export const hoursFields = {
  week,
  pause: z.readonly(z.object({ isOn: z.boolean(), range: timeRange })),
  exceptions: z.readonly(
    z
      .array(
        z.readonly(
          z.object({
            day: z.nullable(dayOrTime),
            isOpen: z.boolean(),
            ranges: dayHours,
          }),
        ),
      )
      .check(z.maxLength(100)),
  ),
  leaves: z.readonly(z.array(dayRange).check(z.maxLength(30))),
  seasons: z.readonly(
    z
      .array(
        z.readonly(z.object({ kind: z.enum(['ramadan', 'eid', 'other']), days: dayRange, week })),
      )
      .check(z.maxLength(6)),
  ),
};
