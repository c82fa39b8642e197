import { Instant, later } from '@osta/contracts/instant';
import { Day } from '@osta/contracts/offering/day';
import { freeSlots, type BusyRange } from '@osta/contracts/offering/free-slots';
import { array, assert, integer, property, record } from 'fast-check';
import { expect, it } from 'vitest';

import { offered } from '../../testing/every-move.ts';
import { overlaps, withBuffers } from './busy.ts';
import { openAtStore } from './open-at-store.ts';

const service = offered('instant');
const now = Instant.parse('2026-03-01T07:30:00.000Z');

function slots({ terms, busy }: typeof service): ReturnType<typeof freeSlots> {
  const { rules, availability } = terms;
  return freeSlots({
    availability,
    service: rules,
    busy,
    now,
    from: Day.parse('2026-03-01'),
    days: 14,
  });
}

const hour = 3_600_000;
const anyBlock = record({
  from: integer({ min: -48, max: 400 }),
  hours: integer({ min: 1, max: 744 }),
}).map(({ from, hours }): BusyRange => ({
  startsAt: later(now, from * hour),
  endsAt: later(now, (from + hours) * hour),
  startOfSameService: null,
}));

it('is free at a store exactly where it was before and nothing is blocked', () => {
  const before = slots(service);
  expect(before.length).toBeGreaterThan(0);
  assert(
    property(array(anyBlock, { maxLength: 3 }), (blocked) => {
      const { rules } = service.terms;
      const stay = before.filter(
        (slot) => !blocked.some((block) => overlaps(withBuffers(slot, rules), block)),
      );
      expect(slots(openAtStore(service, blocked))).toEqual(stay);
    }),
  );
});
