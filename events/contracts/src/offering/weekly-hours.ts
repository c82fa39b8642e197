import type { Availability, DayHours } from './availability.ts';

/** Returns Libyan hours that are the same in every week, with hours of their own on Fridays. */
export function weeklyHours(day: DayHours, friday: DayHours): Availability {
  return {
    zone: 'Africa/Tripoli',
    week: {
      saturday: day,
      sunday: day,
      monday: day,
      tuesday: day,
      wednesday: day,
      thursday: day,
      friday,
    },
    fridayBreak: null,
    exceptions: [],
    leaves: [],
    seasons: [],
  };
}
