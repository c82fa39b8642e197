import { expect, it } from 'vitest';

import { calendarRange } from './calendar-range.ts';

const days = (one: string, other: string): number =>
  (Date.parse(other) - Date.parse(one)) / 86_400_000;

it.each(['2026-02-01', '2026-02-28', '2026-05-31', '2028-02-29', '2026-12-31'])(
  'covers every week and the month of %s, within what the service answers',
  (day) => {
    const { from, until } = calendarRange(day);
    expect(days(from, `${day}T00:00:00.000Z`)).toBeGreaterThanOrEqual(6);
    expect(days(`${day}T00:00:00.000Z`, until)).toBeGreaterThanOrEqual(13);
    expect(days(from, until)).toBeLessThanOrEqual(62);
  },
);
