import type { WeekOpeningHours } from '../opening-hours/week-opening-hours.ts';

const day = [
  { from: '09:00', to: '14:00' },
  { from: '17:00', to: '21:00' },
];

/** A shop in Libya: closed at noon, and on Friday until the evening. */
export const shopHours: WeekOpeningHours = {
  saturday: day,
  sunday: day,
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: [{ from: '09:00', to: '14:00' }],
  friday: [{ from: '17:00', to: '22:00' }],
};

/** What those hours mean at the time of the stories: Saturday, 11:00 in Libya. */
export const openUntilNoon = { isOpen: true, changesAt: '2026-11-21T12:00:00.000Z' } as const;
