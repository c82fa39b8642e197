import { Dirham } from '@osta/contracts/dirham';
import { QuoteId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import type { QuoteStatus } from '@osta/contracts/request/status';
import type { Price } from '@osta/contracts/request/terms';
import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { asRead, inOrder, type OfferOrder } from './offer-order.ts';

interface Offer {
  readonly id: QuoteId;
  readonly status: QuoteStatus;
  readonly terms: {
    readonly price: Price;
    readonly proposedStart: Instant;
    readonly validUntil: Instant;
    readonly note: string;
  };
  readonly rating: number | null;
}

const validUntil = Instant.parse('2026-03-30T08:00:00.000Z');

interface Particulars {
  readonly status?: QuoteStatus;
  readonly days?: number;
  readonly rating?: number | null;
}

function offer(
  nth: number,
  price: Price,
  { status = 'submitted', days = 0, rating = null }: Particulars = {},
): Offer {
  const id = QuoteId.parse(`01980000-0000-7000-8000-${String(nth).padStart(12, '0')}`);
  const proposedStart = Instant.parse(new Date(Date.UTC(2026, 2, 1 + days)).toISOString());
  return { id, status, terms: { price, proposedStart, validUntil, note: '' }, rating };
}

function fixed(amount: number): Price {
  return { kind: 'fixed', amount: Dirham.parse(amount) };
}

function numbers(offers: readonly Offer[], order: OfferOrder): number[] {
  return inOrder(offers, order, ({ rating }) => rating).map(({ id }) => Number(id.slice(-12)));
}

describe('offers', () => {
  const visit: Price = { kind: 'visit-first', fee: Dirham.parse(5000) };
  const range: Price = { kind: 'range', min: Dirham.parse(10_000), max: Dirham.parse(90_000) };

  it('are compared by what they may cost at most, and a visit comes last', () => {
    expect(numbers([offer(1, visit), offer(2, range), offer(3, fixed(80_000))], 'price')).toEqual([
      3, 2, 1,
    ]);
  });

  it('are compared by start, and by stars', () => {
    const offers = [
      offer(1, visit, { days: 3, rating: null }),
      offer(2, visit, { days: 1, rating: 4.2 }),
      offer(3, visit, { days: 2, rating: 4.9 }),
    ];
    expect(numbers(offers, 'soonest')).toEqual([2, 3, 1]);
    expect(numbers(offers, 'rating')).toEqual([3, 2, 1]);
  });

  it('that are over come after those that stand, and the accepted one before all, in every order', () => {
    const status = constantFrom<QuoteStatus>('submitted', 'countered', 'accepted', 'expired');
    const some = array(record({ status, price: integer({ min: 1, max: 9 }) }), { maxLength: 6 });
    assert(
      property(some, constantFrom<OfferOrder>('price', 'soonest', 'rating'), (chosen, order) => {
        const offers = chosen.map((one, n) => offer(n, fixed(one.price), { status: one.status }));
        const sorted = inOrder(offers, order, () => null);
        const groups = sorted.map((each) =>
          each.status === 'accepted' ? 0 : each.status === 'expired' ? 2 : 1,
        );
        expect(groups).toEqual(groups.toSorted((a, b) => a - b));
        expect(new Set(sorted)).toEqual(new Set(offers));
      }),
    );
  });
});

describe('what is read', () => {
  const offers = [offer(1, fixed(3)), offer(2, fixed(1)), offer(3, fixed(2))];

  it('keeps its order, whatever comes', () => {
    const [one, two, three] = offers.map(({ id }) => id);
    expect(asRead(offers, [two ?? '', one ?? '']).map(({ id }) => id)).toEqual([two, one]);
    expect(asRead(offers, []).map(({ id }) => id)).toEqual([one, two, three]);
  });
});
