import type { BookingPrice } from '@osta/contracts/booking/terms';
import { Dirham } from '@osta/contracts/dirham';
import { ExtraId } from '@osta/contracts/ids';
import { describe, expect, it } from 'vitest';

import { confirmed } from '../../testing/beginnings.ts';
import { bookingId, by, everyMove, omar, policy, tomorrow } from '../../testing/every-move.ts';
import type { MadeBooking } from './booking.ts';
import type { Extra } from './extra.ts';
import { finishWork } from './finish-work.ts';

const dirham = (amount: number): Dirham => Dirham.parse(amount);

function extra(status: Extra['status'], amount: number): Extra {
  const id = ExtraId.parse('01980000-0000-7000-8000-0000000000e1');
  return { id, title: 'A valve', amount: dirham(amount), status };
}

/** Work that is going on, for this price and with these extras. */
function working(price: BookingPrice, ...extras: readonly Extra[]): MadeBooking {
  return { ...confirmed(), status: 'in_progress', price, extras };
}

function finish(booking: MadeBooking, finalPrice: number) {
  const command = { bookingId, finalPrice: dirham(finalPrice) };
  return finishWork(command, booking, by(omar, tomorrow), policy);
}

describe('the final price', () => {
  const fixed = { kind: 'fixed', amount: dirham(60_000) } as const;
  const range = { kind: 'range', min: dirham(50_000), max: dirham(70_000) } as const;

  it.each([
    ['a fixed price', working(fixed), 60_000],
    ['the end of a range', working(range), 70_000],
    ['what was agreed, with an approved extra', working(fixed, extra('approved', 25_000)), 85_000],
    [
      'what was agreed, without the extras that do not count',
      working(fixed, extra('declined', 9000), extra('withdrawn', 8000)),
      60_000,
    ],
  ] as const)('is at most %s', (_what, booking, most) => {
    expect(finish(booking, most)).toMatchObject({
      ok: true,
      events: [{ data: { finalPrice: most } }],
    });
    expect(finish(booking, most + 1)).toEqual({
      ok: false,
      refused: { code: 'PRICE_ABOVE_AGREED', most },
    });
    expect(finish(booking, 0).ok).toBe(true);
  });

  it.each([
    { kind: 'hourly', amount: dirham(40_000) },
    { kind: 'from', amount: dirham(40_000) },
    { kind: 'visit-first', fee: dirham(10_000) },
  ] as const)('is open where a price of the kind $kind was agreed', (price) => {
    expect(finish(working(price), 900_000).ok).toBe(true);
  });
});

describe('extra work without an answer', () => {
  const asked = working({ kind: 'from', amount: dirham(40_000) }, extra('proposed', 25_000));

  it('keeps the work from being finished, until the professional takes it back', () => {
    expect(finish(asked, 40_000)).toMatchObject({ refused: { code: 'EXTRA_UNANSWERED' } });
    const withdrawn = everyMove['withdraw-extra'](asked, by(omar, tomorrow));
    expect(withdrawn).toMatchObject({
      ok: true,
      events: [{ type: 'osta.booking.extra-withdrawn', data: { amount: 25_000 } }],
    });
    expect(finish({ ...asked, extras: [extra('withdrawn', 25_000)] }, 40_000).ok).toBe(true);
  });

  it('is taken back once, and only while it waits', () => {
    const answered = { ...asked, extras: [extra('approved', 25_000)] };
    expect(everyMove['withdraw-extra'](answered, by(omar, tomorrow))).toMatchObject({
      refused: { code: 'BOOKING_ILLEGAL_TRANSITION' },
    });
  });
});
