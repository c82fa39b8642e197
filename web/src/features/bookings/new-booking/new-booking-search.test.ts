import { describe, expect, it } from 'vitest';

import { newBookingSearch } from './new-booking-search.ts';

describe('the address of a new booking', () => {
  it('names the service, its professional, and what was chosen', () => {
    const search = {
      professional: 'p',
      service: 's',
      place: 'd-tripoli',
      day: '2026-11-23',
      start: '2026-11-23T07:00:00.000Z',
      hold: 'h',
      step: 'check',
    };
    expect(newBookingSearch(search)).toEqual(search);
  });

  it.each(['tomorrow', '2026-02-31', 7])('forgets the day %s', (day) => {
    expect(newBookingSearch({ service: 's', day })).toEqual({ service: 's' });
  });

  it('has no step that there is not, and none before a time is held', () => {
    expect(newBookingSearch({ hold: 'h', step: 'pay' })).toEqual({ hold: 'h' });
    expect(newBookingSearch({ service: 's', step: 'check' })).toEqual({ service: 's' });
  });

  it.each(['tomorrow', '2026-11-23', '2026-99-99T07:00:00.000Z', 7, null])(
    'forgets the start %s',
    (start) => {
      expect(newBookingSearch({ service: 's', start })).toEqual({ service: 's' });
    },
  );
});
