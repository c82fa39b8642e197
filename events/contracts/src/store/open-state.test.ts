import { describe, expect, it } from 'vitest';

import { Instant } from '../instant.ts';
import { Availability } from '../offering/availability.ts';
import { openState } from './open-state.ts';

const day = [
  { from: 540, to: 780 },
  { from: 960, to: 1200 },
];
const closed = { exceptions: [], leaves: [], seasons: [] };

function hours(rules: object): Availability {
  const week = {
    saturday: day,
    sunday: day,
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: [],
  };
  return Availability.parse({
    zone: 'Africa/Tripoli',
    week,
    fridayBreak: null,
    ...closed,
    ...rules,
  });
}

/** 22 November 2026 is a Sunday. The clocks of Tripoli are two hours ahead of UTC. */
const at = (time: string): Instant => Instant.parse(`2026-11-22T${time}:00.000Z`);

const always = { from: 0, to: 1440 };
const everyDay = {
  saturday: [always],
  sunday: [always],
  monday: [always],
  tuesday: [always],
  wednesday: [always],
  thursday: [always],
  friday: [always],
};

describe('when a store is open', () => {
  it.each([
    ['before it opens', {}, '06:59', false, '2026-11-22T07:00:00.000Z'],
    ['at the moment it opens', {}, '07:00', true, '2026-11-22T11:00:00.000Z'],
    ['at the moment it closes', {}, '11:00', false, '2026-11-22T14:00:00.000Z'],
    ['after the last hours of a day', {}, '20:00', false, '2026-11-23T07:00:00.000Z'],
    [
      'over a holiday',
      { leaves: [{ firstDay: '2026-11-22', lastDay: '2026-11-24' }] },
      '08:00',
      false,
      '2026-11-25T07:00:00.000Z',
    ],
    [
      'on a day with hours of its own',
      { exceptions: [{ day: '2026-11-22', hours: [{ from: 600, to: 720 }] }] },
      '08:30',
      true,
      '2026-11-22T10:00:00.000Z',
    ],
    [
      'day and night until a holiday in five days',
      { week: everyDay, leaves: [{ firstDay: '2026-11-27', lastDay: '2026-11-28' }] },
      '08:00',
      true,
      '2026-11-26T22:00:00.000Z',
    ],
    ['without end', { week: everyDay }, '08:00', true, null],
    [
      'not within six weeks',
      { leaves: [{ firstDay: '2026-11-01', lastDay: '2027-02-01' }] },
      '08:00',
      false,
      null,
    ],
  ])('%s', (_when, rules, time, isOpen, changesAt) => {
    expect(openState(hours(rules), at(time))).toEqual({ isOpen, changesAt });
  });

  it('past midnight: the ranges of two days are one', () => {
    const night = {
      ...everyDay,
      sunday: [{ from: 1200, to: 1440 }],
      monday: [{ from: 0, to: 120 }],
    };
    expect(openState(hours({ week: night }), at('21:00'))).toEqual({
      isOpen: true,
      changesAt: '2026-11-23T00:00:00.000Z',
    });
  });
});
