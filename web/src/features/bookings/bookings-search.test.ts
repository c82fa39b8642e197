import { describe, expect, it } from 'vitest';

import { bookingsSearch, workplaceBookingsSearch } from './bookings-search.ts';

describe('the address of a list of bookings', () => {
  it('names the tab, upcoming by default', () => {
    expect(bookingsSearch({ tab: 'previous' })).toEqual({ tab: 'previous' });
    expect(bookingsSearch({ tab: 'upcoming' })).toEqual({});
    expect(bookingsSearch({ tab: 'calendar' })).toEqual({});
  });
});

describe('the address of the calendar', () => {
  it('names its view and its day', () => {
    const search = { tab: 'calendar', view: 'month', day: '2026-11-23' };
    expect(workplaceBookingsSearch(search)).toEqual(search);
  });

  it.each(['2026-02-30', '2026-13-01', '1999-01-01', 'today', 20_261_123, '2026-11-23T00:00'])(
    'ignores the day %s',
    (day) => {
      expect(workplaceBookingsSearch({ tab: 'calendar', day })).toEqual({ tab: 'calendar' });
    },
  );

  it('has no day and no view beside a list', () => {
    expect(workplaceBookingsSearch({ tab: 'cancelled', view: 'day', day: '2026-11-23' })).toEqual({
      tab: 'cancelled',
    });
  });
});
