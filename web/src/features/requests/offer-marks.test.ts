import { Dirham } from '@osta/contracts/dirham';
import { Instant } from '@osta/contracts/instant';
import { Price } from '@osta/contracts/request/terms';
import { assert, integer, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { offerMarks } from './offer-marks.ts';

const day = 86_400_000;
const start = at(0);
const flexible = { kind: 'flexible' } as const;
const amount = integer({ min: 1, max: 1_000_000 });

function at(ms: number): Instant {
  return Instant.parse(new Date(Date.UTC(2026, 2, 7) + ms).toISOString());
}

function fixed(dirham: number): Price {
  return { kind: 'fixed', amount: Dirham.parse(dirham) };
}

function budgetOf(one: number, other: number): { min: Dirham; max: Dirham } {
  return { min: Dirham.parse(Math.min(one, other)), max: Dirham.parse(Math.max(one, other)) };
}

function windowsOf(...pairs: readonly (readonly [number, number])[]): {
  kind: 'windows';
  windows: { startsAt: Instant; endsAt: Instant }[];
} {
  const windows = pairs.map(([from, to]) => ({ startsAt: at(from), endsAt: at(to) }));
  return { kind: 'windows', windows };
}

describe('within the budget', () => {
  it('is a fixed price up to the most that the customer pays, and none above', () => {
    assert(
      property(amount, amount, amount, (price, one, other) => {
        const budget = budgetOf(one, other);
        const marks = offerMarks(
          { price: fixed(price), proposedStart: start },
          { budget, wanted: flexible },
        );
        expect(marks).toEqual(price <= budget.max ? ['within-budget'] : []);
      }),
    );
  });

  it('is a range by its upper end: what may cost more is not promised', () => {
    assert(
      property(tuple(amount, amount), amount, amount, ([least, more], one, other) => {
        const max = least + more;
        const price = Price.parse({ kind: 'range', min: least, max });
        const range = { price, proposedStart: start };
        const asked = { budget: budgetOf(one, other), wanted: flexible };
        expect(offerMarks(range, asked)).toEqual(
          offerMarks({ price: fixed(max), proposedStart: start }, asked),
        );
      }),
    );
  });

  it('is never a price that follows a visit, nor anything without a budget', () => {
    const visit = { kind: 'visit-first', fee: Dirham.parse(0) } as const;
    const asked = { budget: budgetOf(1, 1_000_000), wanted: flexible };
    expect(offerMarks({ price: visit, proposedStart: start }, asked)).toEqual([]);
    expect(
      offerMarks({ price: fixed(1), proposedStart: start }, { ...asked, budget: null }),
    ).toEqual([]);
  });
});

describe('outside the times', () => {
  const offered = { price: fixed(1) };

  it('is a start in none of the ranges: the first moment of one is inside, the last is not', () => {
    assert(
      property(integer({ min: -3 * day, max: 6 * day }), (ms) => {
        const wanted = windowsOf([0, day], [2 * day, 3 * day]);
        const isInside = (ms >= 0 && ms < day) || (ms >= 2 * day && ms < 3 * day);
        expect(offerMarks({ ...offered, proposedStart: at(ms) }, { budget: null, wanted })).toEqual(
          isInside ? [] : ['outside-times'],
        );
      }),
    );
    for (const [ms, isInside] of [
      [0, true],
      [day - 1, true],
      [day, false],
    ] as const) {
      const asked = { budget: null, wanted: windowsOf([0, day]) };
      expect(offerMarks({ ...offered, proposedStart: at(ms) }, asked)).toEqual(
        isInside ? [] : ['outside-times'],
      );
    }
  });

  it('is nothing for who is flexible', () => {
    assert(
      property(integer({ min: -3 * day, max: 6 * day }), (ms) => {
        const asked = { budget: null, wanted: flexible };
        expect(offerMarks({ ...offered, proposedStart: at(ms) }, asked)).toEqual([]);
      }),
    );
  });
});
