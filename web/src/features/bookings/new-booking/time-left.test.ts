import { describe, expect, it } from 'vitest';

import { asClock, secondsLeft } from './time-left.ts';

const hold = { createdAt: '2026-11-22T08:00:00.000Z', heldUntil: '2026-11-22T08:05:00.000Z' };

describe('the time that a slot is still held', () => {
  it.each([
    ['at the start', '2026-11-22T08:00:00.000Z', 300],
    ['within a second', '2026-11-22T08:00:00.400Z', 300],
    ['near the end', '2026-11-22T08:04:59.500Z', 1],
    ['at the end', '2026-11-22T08:05:00.000Z', 0],
    ['after it', '2026-11-22T09:00:00.000Z', 0],
    ['by a clock that is an hour late', '2026-11-22T07:00:00.000Z', 300],
  ])('%s', (_when, now, left) => {
    expect(secondsLeft(hold, Date.parse(now))).toBe(left);
  });

  it('is read from a clock', () => {
    expect([300, 65, 9, 0].map(asClock)).toEqual(['5:00', '1:05', '0:09', '0:00']);
  });
});
