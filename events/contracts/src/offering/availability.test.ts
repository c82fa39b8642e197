import { describe, expect, it } from 'vitest';

import { Zone } from './availability.ts';

describe('a time zone', () => {
  it.each(['Africa/Tripoli', 'Asia/Kolkata', 'America/Argentina/Ushuaia', 'Etc/GMT+5', 'UTC'])(
    'may be %s',
    (zone) => {
      expect(Zone.safeParse(zone).success).toBe(true);
    },
  );

  // JavaScript takes all but the last two; PostgreSQL reads them otherwise, or not at all
  it.each(['ECT', 'CST', '+0200', 'Africa/Nowhere', ''])('is not %j', (zone) => {
    expect(Zone.safeParse(zone).success).toBe(false);
  });
});
