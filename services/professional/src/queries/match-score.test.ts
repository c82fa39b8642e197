import { Instant, later } from '@osta/contracts/instant';
import { assert, boolean, double, integer, option, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { matchScore, type MatchFacts } from './match-score.ts';

const now = Instant.parse('2026-03-01T09:00:00.000Z');

const share = double({ min: 0, max: 1, noNaN: true });
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
  acceptance: option(share),
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

/** Expects that a change never makes a score less, whatever the other facts are. */
function expectNeverLess(
  change: (
    facts: MatchFacts,
    by: number,
  ) => { readonly worse: MatchFacts; readonly better: MatchFacts },
): void {
  assert(
    property(someFacts, share, (facts, by) => {
      const { worse, better } = change(facts, by);
      // Sums of fractions differ in the last digits
      expect(matchScore(better, now)).toBeGreaterThanOrEqual(matchScore(worse, now) - 1e-9);
    }),
  );
}

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

  it('is never less nearer', () => {
    expectNeverLess((facts, by) => {
      const far = facts.distanceMeters ?? 1000;
      return {
        worse: { ...facts, distanceMeters: far },
        better: { ...facts, distanceMeters: far * by },
      };
    });
  });

  it('is never less with a better average of as many ratings', () => {
    expectNeverLess((facts, by) => {
      const { average, count } = facts.rating ?? { average: 3, count: 4 };
      return {
        worse: { ...facts, rating: { average, count } },
        better: { ...facts, rating: { average: average + (5 - average) * by, count } },
      };
    });
  });

  it('is never less with more ratings of a good average, and never more with more of a bad one', () => {
    expectNeverLess((facts, by) => {
      const [few, many] = [3, 3 + Math.round(by * 1000)];
      return {
        worse: { ...facts, rating: { average: 4.5, count: few } },
        better: { ...facts, rating: { average: 4.5, count: many } },
      };
    });
    expectNeverLess((facts, by) => {
      const [few, many] = [3, 3 + Math.round(by * 1000)];
      return {
        worse: { ...facts, rating: { average: 2, count: many } },
        better: { ...facts, rating: { average: 2, count: few } },
      };
    });
  });

  it('is never less for who answers sooner, accepts more, or has a checked document', () => {
    expectNeverLess((facts, by) => {
      const minutes = facts.responseMinutes ?? 100;
      return {
        worse: { ...facts, responseMinutes: minutes },
        better: { ...facts, responseMinutes: minutes * by },
      };
    });
    expectNeverLess((facts, by) => {
      const acceptance = facts.acceptance ?? 0.2;
      return {
        worse: { ...facts, acceptance },
        better: { ...facts, acceptance: acceptance + (1 - acceptance) * by },
      };
    });
    expectNeverLess((facts) => ({
      worse: { ...facts, isChecked: false },
      better: { ...facts, isChecked: true },
    }));
  });

  it('is never less for who is free sooner, or now', () => {
    expectNeverLess((facts, by) => {
      const minutes = Math.round(by * 60 * 24 * 9);
      return {
        worse: { ...facts, nextFreeAt: later(now, 60_000 * 60 * 24 * 9) },
        better: { ...facts, nextFreeAt: later(now, minutes * 60_000) },
      };
    });
    expectNeverLess((facts) => ({
      worse: { ...facts, nextFreeAt: null },
      better: { ...facts, nextFreeAt: later(now, 60_000 * 60 * 24 * 40) },
    }));
    expectNeverLess((facts) => ({
      worse: { ...facts, availableUntil: null },
      better: { ...facts, availableUntil: later(now, 60_000) },
    }));
  });

  it('does not bury newcomers below who is known to be bad, nor put them above the good', () => {
    const poor = { rating: { average: 2.5, count: 20 }, responseMinutes: 600, acceptance: 0.3 };
    const good = { rating: { average: 4.8, count: 20 }, responseMinutes: 10, acceptance: 0.95 };
    expect(matchScore(newcomer, now)).toBeGreaterThan(matchScore({ ...newcomer, ...poor }, now));
    expect(matchScore(newcomer, now)).toBeLessThan(matchScore({ ...newcomer, ...good }, now));
  });
});
