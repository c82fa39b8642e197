import { assert, date, property } from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';

import { BoundedDay, BoundedInstant } from './bounded-time.ts';
import { Instant } from './instant.ts';

it.each(['2000-01-01T00:00:00.000Z', '2199-12-31T23:59:59.999Z'])('takes %s', (moment) => {
  expect(BoundedInstant.safeParse(moment).success).toBe(true);
});

it.each(['0000-06-01T00:00:00.000Z', '1999-12-31T23:59:59.999Z', '9999-12-31T23:30:00.000Z'])(
  'refuses %s in a request, which may be recorded',
  (moment) => {
    expect(BoundedInstant.safeParse(moment).success).toBe(false);
    expect(Instant.safeParse(moment).success).toBe(true);
  },
);

it('bounds days alike', () => {
  const days = ['0000-01-01', '2000-01-01', '2199-12-31', '2200-01-01', '9999-12-31'];
  const taken = days.filter((day) => BoundedDay.safeParse(day).success);
  expect(taken).toEqual(['2000-01-01', '2199-12-31']);
});

/** Returns whether the schemas for readers without TypeScript take a text. */
function isDescribed(schema: z.ZodType, text: string): boolean {
  return new RegExp(z.toJSONSchema(schema).pattern ?? 'no pattern', 'u').test(text);
}

it('describes the moments and days that it takes', () => {
  const moments = date({
    min: new Date('1990-01-01T00:00:00Z'),
    max: new Date('2210-01-01T00:00:00Z'),
    noInvalidDate: true,
  });
  assert(
    property(moments, (moment) => {
      const text = moment.toISOString();
      const day = text.slice(0, 10);
      expect(isDescribed(BoundedInstant, text)).toBe(BoundedInstant.safeParse(text).success);
      expect(isDescribed(BoundedDay, day)).toBe(BoundedDay.safeParse(day).success);
    }),
  );
});

it.each(['2000-02-29', '2100-02-29', '2024-02-29', '2023-02-29', '2104-02-29', '2026-02-30'])(
  'describes %s as it takes it',
  (day) => {
    expect(isDescribed(BoundedDay, day)).toBe(BoundedDay.safeParse(day).success);
  },
);
