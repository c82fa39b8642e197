import type { Availability } from '@osta/contracts/offering/availability';
import { expect, it } from 'vitest';

import { availabilityOf, seasonTemplate, valuesOf } from './availability-values.ts';
import { islamicDays } from './islamic-days.ts';

const day = [
  { from: 540, to: 780 },
  { from: 960, to: 1440 },
];
const week = {
  saturday: day,
  sunday: day,
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: [],
  friday: [],
};
const rules = {
  zone: 'Africa/Tripoli',
  week,
  fridayBreak: { from: 720, to: 870 },
  exceptions: [
    { day: '2026-12-24', hours: [] },
    { day: '2026-12-25', hours: day },
  ],
  leaves: [{ firstDay: '2026-12-26', lastDay: '2026-12-30' }],
  seasons: [{ kind: 'ramadan', firstDay: '2027-02-08', lastDay: '2027-03-09', week }],
} as unknown as Availability;

it('come back from the form as they went in', () => {
  expect(availabilityOf(valuesOf(rules), rules.zone)).toEqual(rules);
});

it('are not sent while something is missing or wrong', () => {
  const values = valuesOf(rules);
  const over = { from: '22:00', to: '02:00' };
  const [closed, open] = values.exceptions;
  for (const changed of [
    { week: { ...values.week, sunday: [{ from: '09:00', to: null }] } },
    { pause: { isOn: true, range: over } },
    { exceptions: [{ ...closed, day: null }] },
    {
      exceptions: [{ ...open, ranges: [...(open?.ranges ?? []), { from: '10:00', to: '11:00' }] }],
    },
    { leaves: [null] },
    { seasons: [{ ...values.seasons[0], days: null }] },
  ]) {
    const broken = { ...values, ...changed } as typeof values;
    expect(availabilityOf(broken, rules.zone)).toBeNull();
  }
  expect(
    availabilityOf({ ...values, pause: { isOn: false, range: over } }, rules.zone),
  ).not.toBeNull();
});

it('begin a season with its next days and hours', () => {
  const { week: draft } = valuesOf(rules);
  expect(islamicDays('ramadan', '2026-11-22')).toEqual({ from: '2027-02-08', to: '2027-03-08' });
  expect(islamicDays('eid', '2026-11-22')).toEqual({ from: '2027-03-09', to: '2027-03-11' });
  expect(islamicDays('eid', '2027-03-13')).toEqual({ from: '2027-05-16', to: '2027-05-19' });
  // Begun already: from today
  expect(islamicDays('ramadan', '2027-02-20')).toEqual({ from: '2027-02-20', to: '2027-03-08' });
  expect(islamicDays('other', '2026-11-22')).toBeNull();

  const ramadan = seasonTemplate('ramadan', draft, '2026-11-22');
  expect(ramadan.week.sunday).toEqual([
    { from: '10:00', to: '15:00' },
    { from: '21:00', to: '24:00' },
  ]);
  expect(ramadan.week.friday).toEqual([]);
  expect(seasonTemplate('eid', draft, '2026-11-22').week.sunday).toEqual([]);
});
