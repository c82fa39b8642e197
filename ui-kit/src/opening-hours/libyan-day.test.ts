import { describe, expect, it } from 'vitest';

import { libyanDaysAhead, libyanWeekday } from './libyan-day.ts';

describe('the calendar of Libya', () => {
  it("is not the reader's: Saturday begins two hours before it does in UTC", () => {
    expect(libyanWeekday('2026-11-20T21:59:59.000Z')).toBe('friday');
    expect(libyanWeekday('2026-11-20T22:00:00.000Z')).toBe('saturday');
    expect(libyanWeekday('1969-12-31T12:00:00.000Z')).toBe('wednesday');
  });

  it('counts midnights, not hours', () => {
    const now = '2026-11-21T21:30:00.000Z';
    expect(libyanDaysAhead('2026-11-21T21:59:00.000Z', now)).toBe(0);
    expect(libyanDaysAhead('2026-11-21T22:00:00.000Z', now)).toBe(1);
    expect(libyanDaysAhead('2026-11-28T06:00:00.000Z', now)).toBe(7);
  });
});
