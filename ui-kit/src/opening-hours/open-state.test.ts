import { describe, expect, it } from 'vitest';

import { openState, wallClock } from './open-state.ts';
import type { WeekOpeningHours } from './week-opening-hours.ts';

const closed: WeekOpeningHours = {
  saturday: [],
  sunday: [],
  monday: [],
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
};
const shop: WeekOpeningHours = {
  ...closed,
  saturday: [
    { from: '09:00', to: '13:00' },
    { from: '16:00', to: '20:00' },
  ],
  sunday: [{ from: '18:00', to: '02:00' }],
};

/** Saturday 21 November 2026 in Libya, two hours ahead of UTC. */
const onSaturday = (time: string): string => `2026-11-21T${time}:00+02:00`;
const onSunday = (time: string): string => `2026-11-22T${time}:00+02:00`;
const onMonday = (time: string): string => `2026-11-23T${time}:00+02:00`;

function opens(at: string): unknown {
  const state = openState(shop, at);
  return state.kind === 'closed' ? state.opens : state;
}

describe('openState', () => {
  it("uses Libyan time, not the reader's", () => {
    expect(wallClock('2026-11-20T22:30:00.000Z')).toEqual({ day: 'saturday', minute: 30 });
  });

  it('is open from the first minute until before the last', () => {
    expect(openState(shop, onSaturday('09:00'))).toEqual({ kind: 'open', until: '13:00' });
    expect(openState(shop, onSaturday('12:59'))).toEqual({ kind: 'open', until: '13:00' });
    expect(openState(shop, onSaturday('13:00')).kind).toBe('closed');
  });

  it('says when it opens: today, tomorrow, or in a week', () => {
    expect(opens(onSaturday('14:00'))).toEqual({ day: 'saturday', daysAhead: 0, time: '16:00' });
    expect(opens(onSaturday('21:00'))).toEqual({ day: 'sunday', daysAhead: 1, time: '18:00' });
    expect(opens(onMonday('03:00'))).toEqual({ day: 'saturday', daysAhead: 5, time: '09:00' });
  });

  it('looks a whole week ahead', () => {
    const once = { ...closed, saturday: [{ from: '09:00', to: '10:00' }] };
    const state = openState(once, onSaturday('11:00'));
    expect(state).toEqual({
      kind: 'closed',
      opens: { day: 'saturday', daysAhead: 7, time: '09:00' },
    });
  });

  it('runs over midnight', () => {
    expect(openState(shop, onSunday('23:00'))).toEqual({ kind: 'open', until: '02:00' });
    expect(openState(shop, onMonday('01:59'))).toEqual({ kind: 'open', until: '02:00' });
    expect(openState(shop, onMonday('02:00')).kind).toBe('closed');
  });

  it('joins ranges that touch', () => {
    const late = {
      ...closed,
      saturday: [{ from: '09:00', to: '24:00' }],
      sunday: [{ from: '00:00', to: '03:00' }],
    };
    expect(openState(late, onSaturday('22:00'))).toEqual({ kind: 'open', until: '03:00' });
  });

  it('ends for places that never close', () => {
    const always = [{ from: '00:00', to: '24:00' }];
    const state = openState(
      {
        saturday: always,
        sunday: always,
        monday: always,
        tuesday: always,
        wednesday: always,
        thursday: always,
        friday: always,
      },
      onSunday('12:00'),
    );
    expect(state).toEqual({ kind: 'open', until: '00:00' });
  });

  it('returns never when no day has a range', () => {
    expect(openState(closed, onSunday('12:00'))).toEqual({ kind: 'never' });
  });
});
