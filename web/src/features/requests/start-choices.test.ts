import { instantAt } from '@osta/contracts/instant-at';
import type { WantedTime } from '@osta/contracts/request/terms';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { instantOf } from '../../time/tripoli.ts';
import { startChoices } from './start-choices.ts';

const flexible: WantedTime = { kind: 'flexible' };
const minute = 60_000;
const from = Date.UTC(2026, 10, 20);

/** A time of Libya, two hours ahead of UTC. */
const at = (day: string, time: string): Date => new Date(`${day}T${time}:00.000+02:00`);
const wanted = (...times: readonly (readonly [Date, Date])[]): WantedTime => ({
  kind: 'windows',
  windows: times.map(([start, end]) => ({
    startsAt: instantAt(start.getTime()),
    endsAt: instantAt(end.getTime()),
  })),
});
const said = (choices: ReturnType<typeof startChoices>): readonly string[] =>
  choices.map(({ day, time }) => `${day} ${time}`);

describe('the starts of an offer', () => {
  it('are the customer’s own times first, then today and tomorrow', () => {
    const saturday = wanted([at('2026-11-28', '10:00'), at('2026-11-28', '13:00')]);
    expect(said(startChoices(saturday, at('2026-11-26', '10:10')))).toEqual([
      '2026-11-28 10:00',
      '2026-11-26 12:00',
      '2026-11-27 09:00',
    ]);
  });

  it.each([
    ['at night, the morning', '03:00', ['2026-11-26 09:00', '2026-11-27 09:00']],
    ['at five, six', '17:00', ['2026-11-26 18:00', '2026-11-27 09:00']],
    ['in the evening, tomorrow alone', '17:01', ['2026-11-27 09:00']],
    ['before midnight, tomorrow alone', '23:30', ['2026-11-27 09:00']],
  ])('are, %s', (_, time, expected) => {
    expect(said(startChoices(flexible, at('2026-11-26', time)))).toEqual(expected);
  });

  it('are what is left of a time that has begun, and nothing of one that is over', () => {
    const now = at('2026-11-26', '10:10');
    const begun = wanted(
      [at('2026-11-26', '08:00'), at('2026-11-26', '13:00')],
      [at('2026-11-26', '08:00'), at('2026-11-26', '11:00')],
      [at('2026-11-25', '08:00'), at('2026-11-25', '13:00')],
    );
    expect(said(startChoices(begun, now))).toEqual([
      '2026-11-26 11:30',
      '2026-11-26 12:00',
      '2026-11-27 09:00',
    ]);
  });

  it('lie ahead, within the times that they name, and differ, whatever is wanted', () => {
    const anyWindow = fc
      .tuple(fc.integer({ min: 0, max: 14_400 }), fc.integer({ min: 1, max: 600 }))
      .map(([start, length]) =>
        [start, start + length].map((passed) => new Date(from + passed * minute)),
      )
      .map(([start = new Date(0), end = start]) => [start, end] as const);
    fc.assert(
      fc.property(
        fc.array(anyWindow, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 0, max: 14_400 }),
        (windows, minutes) => {
          const now = new Date(from + minutes * minute);
          const choices = startChoices(wanted(...windows), now);
          for (const { day, time, instant, endsAt } of choices) {
            expect(instantOf({ day, time })).toBe(instant);
            expect(instant > now.toISOString()).toBe(true);
            const within = windows.some(
              ([start, end]) =>
                end.toISOString() === endsAt &&
                start.toISOString() <= instant &&
                instant < end.toISOString(),
            );
            expect(within).toBe(endsAt !== null);
          }
          expect(new Set(choices.map(({ instant }) => instant)).size).toBe(choices.length);
          expect(choices.at(-1)).toBeDefined();
        },
      ),
    );
  });
});
