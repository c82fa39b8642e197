import { array, assert, integer, option, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { awayOn } from './away.ts';
import { Day } from './day.ts';
import { daysAfter } from './zoned-clock.ts';

const today = Day.parse('2026-11-28');
const after = (days: number): Day => daysAfter(today, days);
const leave = (first: number, last: number): { firstDay: Day; lastDay: Day } => ({
  firstDay: after(first),
  lastDay: after(last),
});

describe('the absence of a professional', () => {
  it.each([
    ['none without days off', [], null, null],
    ['none before a leave', [leave(1, 5)], null, null],
    ['none after it', [leave(-5, -1)], null, null],
    ['the rest of a leave', [leave(-2, 5)], null, { lastDay: after(5) }],
    ['one day', [leave(0, 0)], null, { lastDay: today }],
    ['leaves that touch, in any order', [leave(6, 9), leave(0, 5)], null, { lastDay: after(9) }],
    [
      'without the leave after a day of work',
      [leave(0, 5), leave(7, 9)],
      null,
      { lastDay: after(5) },
    ],
    ['a pause', [], { lastDay: after(3) }, { lastDay: after(3) }],
    ['a pause and the leave after it', [leave(4, 8)], { lastDay: after(3) }, { lastDay: after(8) }],
    ['without an end while a pause has none', [leave(0, 2)], { lastDay: null }, { lastDay: null }],
  ])('is %s', (_name, leaves, pause, away) => {
    expect(awayOn(today, { leaves }, pause)).toEqual(away);
  });

  it('ends before the first day on which neither a leave nor the pause holds', () => {
    const days = integer({ min: -9, max: 30 });
    const leaves = array(record({ first: days, length: integer({ min: 0, max: 9 }) }), {
      maxLength: 8,
    });
    assert(
      property(leaves, option(integer({ min: 0, max: 30 })), (drawn, paused) => {
        const off = drawn.map(({ first, length }) => leave(first, first + length));
        const pause = paused === null ? null : { lastDay: after(paused) };
        let free = today;
        const isOff = (): boolean =>
          off.some(({ firstDay, lastDay }) => firstDay <= free && free <= lastDay) ||
          (pause !== null && free <= pause.lastDay);
        while (isOff()) free = daysAfter(free, 1);
        expect(awayOn(today, { leaves: off }, pause)).toEqual(
          free === today ? null : { lastDay: daysAfter(free, -1) },
        );
      }),
    );
  });
});
