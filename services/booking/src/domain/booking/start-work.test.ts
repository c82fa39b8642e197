import type { UserId } from '@osta/contracts/ids';
import { describe, expect, it } from 'vitest';

import { after } from '../../testing/after.ts';
import { confirmed, made } from '../../testing/beginnings.ts';
import { bookingId, by, omar, policy, salma, tomorrow } from '../../testing/every-move.ts';
import { verbsFor } from './allowed-to.ts';
import type { MadeBooking } from './booking.ts';
import { isCodeLocked, startWork } from './start-work.ts';

const facts = { policy, startCode: '4711' };

function start(booking: MadeBooking, actor: UserId, code: string | null) {
  return startWork({ bookingId, code }, booking, by(actor, tomorrow), facts);
}

/** A booking on which so many wrong codes were tried. */
function tried(times: number): MadeBooking {
  let booking = confirmed();
  for (let n = 0; n < times; n += 1) booking = made(after(start(booking, omar, '0000'), booking));
  return booking;
}

const started = { ok: true, events: [{ type: 'osta.booking.work-started' }] };

describe('the code at the door', () => {
  it('starts the work, also after four wrong ones', () => {
    const booking = tried(4);
    expect(start(booking, omar, '4711')).toMatchObject(started);
    expect(verbsFor(booking, 'professional', tomorrow, policy)).toContain('start');
  });

  it('is counted where it is wrong, and starts nothing', () => {
    expect(start(confirmed(), omar, '0000')).toMatchObject({
      ok: true,
      events: [{ type: 'osta.booking.start-code-rejected' }],
    });
    expect(tried(1)).toMatchObject({ status: 'confirmed', wrongCodes: 1 });
  });

  it('is locked after five wrong ones: the right one no longer works, the customer’s word does', () => {
    const booking = tried(5);
    expect(isCodeLocked(booking)).toBe(true);
    for (const code of ['4711', '0000', null]) {
      expect(start(booking, omar, code)).toEqual({
        ok: false,
        refused: { code: 'START_CODE_LOCKED' },
      });
    }
    expect(verbsFor(booking, 'professional', tomorrow, policy)).not.toContain('start');
    expect(start(booking, salma, null)).toMatchObject(started);
    expect(verbsFor(booking, 'customer', tomorrow, policy)).toContain('start');
  });
});
