import { assert, integer, property, uniqueArray } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { closedSpans, type DaySpan, spanOnDay } from './closed-spans.ts';

const shown = { from: 420, to: 1260 };

describe('the closed hours of a day', () => {
  it.each<[string, readonly DaySpan[], readonly DaySpan[]]>([
    ['no hours', [], [shown]],
    [
      'a morning',
      [{ from: 480, to: 720 }],
      [
        { from: 420, to: 480 },
        { from: 720, to: 1260 },
      ],
    ],
    ['hours beyond what is shown', [{ from: 0, to: 1440 }], []],
    ['hours that are over before', [{ from: 0, to: 300 }], [shown]],
    ['hours that begin after', [{ from: 1300, to: 1400 }], [shown]],
  ])('%s', (_what, hours, closed) => {
    expect(closedSpans(hours, shown)).toEqual(closed);
  });

  it('and the open ones cover each shown minute once', () => {
    const minute = integer({ min: 0, max: 1440 });
    assert(
      property(uniqueArray(minute, { minLength: 2, maxLength: 10 }), (minutes) => {
        const edges = minutes.toSorted((one, other) => one - other);
        const hours = Array.from({ length: Math.floor(edges.length / 2) }, (_, n) => ({
          from: edges[2 * n] ?? 0,
          to: edges[2 * n + 1] ?? 0,
        }));
        const closed = closedSpans(hours, shown);
        for (let at = shown.from; at < shown.to; at += 7) {
          expect(covers(closed, at)).toBe(!covers(hours, at));
        }
      }),
    );
  });
});

describe('a taken time', () => {
  // 23:00 until 01:00 in Libya
  const night = { start: '2026-03-01T21:00:00.000Z', end: '2026-03-01T23:00:00.000Z', label: '' };
  const day = { from: 0, to: 1440 };

  it('over midnight is on both days', () => {
    expect(spanOnDay(night, '2026-03-01', day)).toEqual({ from: 1380, to: 1440 });
    expect(spanOnDay(night, '2026-03-02', day)).toEqual({ from: 0, to: 60 });
    expect(spanOnDay(night, '2026-03-03', day)).toBeNull();
  });

  it('outside the shown hours is not there', () => {
    expect(spanOnDay(night, '2026-03-01', shown)).toBeNull();
  });
});

function covers(spans: readonly DaySpan[], at: number): boolean {
  return spans.some(({ from, to }) => from <= at && at < to);
}
