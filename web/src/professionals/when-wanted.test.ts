import { expect, it } from 'vitest';

import {
  daysWanted,
  freeDaysFor,
  freeDaysOf,
  singleDay,
  whenWanted,
  type WhenWanted,
} from './when-wanted.ts';

it.each<[WhenWanted, string, string, string]>([
  ['today', '2026-11-25', '2026-11-25', '2026-11-25'],
  ['tomorrow', '2026-11-30', '2026-12-01', '2026-12-01'],
  // From a Saturday, a Wednesday and a Friday to the end of the week
  ['week', '2026-11-21', '2026-11-21', '2026-11-27'],
  ['week', '2026-11-25', '2026-11-25', '2026-11-27'],
  ['week', '2026-11-27', '2026-11-27', '2026-11-27'],
  ['2026-12-24', '2026-11-27', '2026-12-24', '2026-12-24'],
])('%s, asked on %s, is %s to %s', (when, today, first, last) => {
  expect(daysWanted(when, today)).toEqual({ first, last });
  expect(freeDaysOf(freeDaysFor(when, today))).toBe(`${first},${last}`);
});

it.each(['yesterday', '2026-02-31', '2026-13-01', '26-11-27', 7, null, undefined])(
  'reads %s as no wish',
  (value) => {
    expect(whenWanted(value)).toBeUndefined();
    expect(freeDaysOf(value)).toBeUndefined();
  },
);

it.each(['2026-11-27', '2026-11-27,2026-11-26', '2026-11-01,2026-11-30', 'a,b'])(
  'reads %s as no days',
  (value) => expect(freeDaysOf(value)).toBeUndefined(),
);

it('names a day only where one is meant', () => {
  expect(singleDay('2026-11-27,2026-11-27')).toBe('2026-11-27');
  expect(singleDay('2026-11-25,2026-11-27')).toBeUndefined();
  expect(singleDay(undefined)).toBeUndefined();
});
