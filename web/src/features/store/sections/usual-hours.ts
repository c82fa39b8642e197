import { weeklyHours } from '@osta/contracts/offering/weekly-hours';

const day = [
  { from: 9 * 60, to: 13 * 60 },
  { from: 16 * 60, to: 21 * 60 },
];

/** The hours that a form begins with: those of most shops, closed on Fridays. Saved only when the owner does. */
export const usualHours = weeklyHours(day, []);
