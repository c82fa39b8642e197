import { Instant, later } from '@osta/contracts/instant';
import { assert, boolean, double, integer, option, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { matchScore, type MatchFacts } from './match-score.ts';

const now = Instant.parse('2026-03-01T09:00:00.000Z');

const aShare = double({ min: 0, max: 1, noNaN: true });
const instant = integer({ min: -10_000, max: 1_000_000 }).map((minutes) =>
  later(now, minutes * 60_000),
);
const someFacts = record<MatchFacts>({
  distanceMeters: option(integer({ min: 0, max: 1_000_000 })),
  rating: option(
    record({
      average: double({ min: 1, max: 5, noNaN: true }),
      count: integer({ min: 1, max: 10_000 }),
    }),
  ),
  responseMinutes: option(integer({ min: 1, max: 10_000 })),
  acceptance: option(aShare),
  isChecked: boolean(),
  availableUntil: option(instant),
  nextFreeAt: option(instant),
});

const newcomer: MatchFacts = {
  distanceMeters: 2000,
  rating: null,
  responseMinutes: null,
  acceptance: null,
  isChecked: true,
  availableUntil: null,
  nextFreeAt: later(now, 3_600_000),
};

interface Pair {
  readonly worse: Partial<MatchFacts>;
  readonly better: Partial<MatchFacts>;
}

/** Changes of one fact, by a share from 0 to 1. */
const improvements: Readonly<Record<string, (facts: MatchFacts, by: number) => Pair>> = {
  nearer({ distanceMeters }, by) {
    const far = distanceMeters ?? 1000;
    return { worse: { distanceMeters: far }, better: { distanceMeters: far * by } };
  },
  'with a better average of as many ratings'({ rating }, by) {
    const { average, count } = rating ?? { average: 3, count: 4 };
    return {
      worse: { rating: { average, count } },
      better: { rating: { average: average + (5 - average) * by, count } },
    };
  },
  'with more ratings of a good average'(_facts, by) {
    const rating = { average: 4.5, count: 3 };
    return {
      worse: { rating },
      better: { rating: { ...rating, count: 3 + Math.round(by * 1000) } },
    };
  },
  'with fewer ratings of a bad average'(_facts, by) {
    const rating = { average: 2, count: 3 };
    return {
      worse: { rating: { ...rating, count: 3 + Math.round(by * 1000) } },
      better: { rating },
    };
  },
  'for who answers sooner'({ responseMinutes }, by) {
    const minutes = responseMinutes ?? 100;
    return { worse: { responseMinutes: minutes }, better: { responseMinutes: minutes * by } };
  },
  'for who accepts more'({ acceptance }, by) {
    const share = acceptance ?? 0.2;
    return { worse: { acceptance: share }, better: { acceptance: share + (1 - share) * by } };
  },
  'with a checked document': () => ({ worse: { isChecked: false }, better: { isChecked: true } }),
  'for who is free sooner'(_facts, by) {
    const latest = 9 * 24 * 60;
    const sooner = Math.round(by * latest);
    return {
      worse: { nextFreeAt: later(now, latest * 60_000) },
      better: { nextFreeAt: later(now, sooner * 60_000) },
    };
  },
  'for who can be booked': () => ({
    worse: { nextFreeAt: null },
    better: { nextFreeAt: later(now, 40 * 86_400_000) },
  }),
  'for who can come now': () => ({
    worse: { availableUntil: null },
    better: { availableUntil: later(now, 60_000) },
  }),
};

describe('the score of a match', () => {
  it('is between 0 and 100', () => {
    assert(
      property(someFacts, (facts) => {
        const score = matchScore(facts, now);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
      }),
    );
  });

  it.each(Object.entries(improvements))('is never less %s', (_what, improve) => {
    assert(
      property(someFacts, aShare, (facts, by) => {
        const { worse, better } = improve(facts, by);
        const less = matchScore({ ...facts, ...worse }, now);
        // Sums of fractions differ in the last digits
        expect(matchScore({ ...facts, ...better }, now)).toBeGreaterThanOrEqual(less - 1e-9);
      }),
    );
  });

  it('does not bury newcomers below who is known to be bad, nor put them above the good', () => {
    const poor = { rating: { average: 2.5, count: 20 }, responseMinutes: 600, acceptance: 0.3 };
    const good = { rating: { average: 4.8, count: 20 }, responseMinutes: 10, acceptance: 0.95 };
    expect(matchScore(newcomer, now)).toBeGreaterThan(matchScore({ ...newcomer, ...poor }, now));
    expect(matchScore(newcomer, now)).toBeLessThan(matchScore({ ...newcomer, ...good }, now));
  });
});
