import type { AvailabilityRequest } from '@osta/contracts/offering/api';
import { weeklyHours } from '@osta/contracts/offering/weekly-hours';
import { expect, it } from 'vitest';

import { hoursDifferences } from './hours-differences.ts';

const morning = [{ from: 540, to: 780 }];
const saved: AvailabilityRequest = {
  ...weeklyHours(morning, []),
  fridayBreak: { from: 720, to: 870 },
  exceptions: [
    { day: '2026-12-24', hours: [] },
    { day: '2026-12-25', hours: morning },
  ],
  leaves: [{ firstDay: '2026-12-26', lastDay: '2026-12-30' }],
  seasons: [
    {
      kind: 'ramadan',
      firstDay: '2027-02-08',
      lastDay: '2027-03-09',
      week: weeklyHours([], []).week,
    },
  ],
};
const none = {
  week: [],
  pause: null,
  seasons: { mine: [], saved: [] },
  leaves: { mine: [], saved: [] },
  exceptions: [],
};

it('are none between hours that say the same', () => {
  expect(hoursDifferences(structuredClone(saved), saved)).toEqual(none);
});

it('name the days of the week, and the break that only one side has', () => {
  const mine = { ...saved, week: { ...saved.week, sunday: [] }, fridayBreak: null };
  expect(hoursDifferences(mine, saved)).toEqual({
    ...none,
    week: [{ day: 'sunday', mine: [], saved: morning }],
    pause: { mine: null, saved: saved.fridayBreak },
  });
});

it('name the seasons and leaves that the other side does not have', () => {
  const longer = { firstDay: '2026-12-26', lastDay: '2026-12-31' };
  const [ramadan] = saved.seasons;
  expect(hoursDifferences({ ...saved, leaves: [longer], seasons: [] }, saved)).toEqual({
    ...none,
    leaves: { mine: [longer], saved: saved.leaves },
    seasons: { mine: [], saved: [ramadan] },
  });
});

it('name single days in order, with those that one side does not name', () => {
  const mine = {
    ...saved,
    exceptions: [
      { day: '2026-12-25', hours: [] },
      { day: '2026-12-01', hours: morning },
    ],
  };
  expect(hoursDifferences(mine, saved)).toEqual({
    ...none,
    exceptions: [
      { day: '2026-12-01', mine: morning, saved: null },
      { day: '2026-12-24', mine: null, saved: [] },
      { day: '2026-12-25', mine: [], saved: morning },
    ],
  });
});
