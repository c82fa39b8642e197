import { Instant } from '@osta/contracts/instant';
import { Availability } from '@osta/contracts/offering/availability';
import { describe, expect, it } from 'vitest';

import { workingHours } from './working-hours.ts';

// A Sunday
const now = Instant.parse('2026-03-01T09:00:00.000Z');

function open(sunday: readonly (readonly [number, number])[], rest: object = {}): Availability {
  const closed = { saturday: [], monday: [], tuesday: [], wednesday: [], thursday: [], friday: [] };
  const hours = sunday.map(([from, to]) => ({ from, to }));
  return Availability.parse({
    zone: 'Africa/Tripoli',
    week: { ...closed, sunday: hours },
    fridayBreak: null,
    exceptions: [],
    leaves: [],
    seasons: [],
    ...rest,
  });
}

describe('working hours', () => {
  it('are those of all services, joined where they meet', () => {
    const one = open([
      [480, 600],
      [900, 960],
    ]);
    expect(workingHours([one, open([[540, 720]])], now)?.week.sunday).toEqual([
      { from: 480, to: 720 },
      { from: 900, to: 960 },
    ]);
  });

  it('tell a leave of all services as days without hours', () => {
    const away = { leaves: [{ firstDay: '2026-03-08', lastDay: '2026-03-08' }] };
    const services = [open([[480, 600]], away), open([[540, 720]], away)];
    expect(workingHours(services, now)?.exceptions).toEqual([{ day: '2026-03-08', hours: [] }]);
    const [first] = services;
    if (!first) throw new Error('There is no service');
    expect(workingHours([first, open([[540, 720]])], now)?.exceptions).toEqual([
      { day: '2026-03-08', hours: [{ from: 540, to: 720 }] },
    ]);
  });

  it('are unknown without services', () => {
    expect(workingHours([], now)).toBeNull();
  });
});
