import { later } from '@osta/contracts/instant';
import { describe, expect, it } from 'vitest';

import { after } from '../../testing/after.ts';
import { confirmed, made } from '../../testing/beginnings.ts';
import { by, everyMove, omar, policy, salma, today, tomorrow } from '../../testing/every-move.ts';
import { verbsFor } from './allowed-to.ts';

const hour = 3_600_000;
const possibleFrom = later(tomorrow, -12 * hour);
const before = later(possibleFrom, -1);

describe.each([
  ['leave-for', omar, 'professional'],
  ['arrive', omar, 'professional'],
  ['start', omar, 'professional'],
  ['start', salma, 'customer'],
] as const)('%s by %s', (verb, actor, side) => {
  const booking = confirmed();

  it('is refused before the day of the booking, with the moment from which it works', () => {
    expect(everyMove[verb](booking, by(actor, before))).toEqual({
      ok: false,
      refused: { code: 'TOO_EARLY', possibleFrom },
    });
    expect(verbsFor(booking, side, before, policy)).not.toContain(verb);
  });

  it('is accepted and offered from that moment on', () => {
    expect(everyMove[verb](booking, by(actor, possibleFrom)).ok).toBe(true);
    expect(verbsFor(booking, side, possibleFrom, policy)).toContain(verb);
  });

  it('follows the booking to another time', () => {
    const proposed = after(everyMove['propose-time'](booking, by(salma, today)), booking);
    const moved = made(after(everyMove['accept-time'](proposed, by(omar, today)), proposed));
    expect(everyMove[verb](moved, by(actor, tomorrow))).toMatchObject({
      refused: { code: 'TOO_EARLY', possibleFrom: later(tomorrow, (30 - 12) * hour) },
    });
  });
});
