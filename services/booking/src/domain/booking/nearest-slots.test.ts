import { later } from '@osta/contracts/instant';
import { array, assert, integer, property, tuple } from 'fast-check';
import { expect, it } from 'vitest';

import { offered, today, tomorrow } from '../../testing/every-move.ts';
import { nearest } from './busy.ts';
import { nearestSlots } from './nearest-slots.ts';
import { slotsAround } from './offered-service.ts';

const hour = 3_600_000;

const taken = tuple(integer({ min: -100, max: 150 }), integer({ min: 1, max: 120 })).map(
  ([from, hours]) => ({
    startsAt: later(tomorrow, from * hour),
    endsAt: later(tomorrow, (from + hours) * hour),
    startOfSameService: null,
  }),
);

it('finds the same as among all slots of the week before and after', () => {
  assert(
    property(
      array(taken, { maxLength: 4 }),
      integer({ min: 0, max: 400 }),
      integer({ min: 1, max: 3 }),
      (busy, quarters, most) => {
        const service = offered('instant', busy);
        const moment = later(tomorrow, (quarters * hour) / 4);
        const all = nearest(slotsAround(service, moment, today), moment).slice(0, most);
        expect(nearestSlots(service, moment, today, most).map(({ startsAt }) => startsAt)).toEqual(
          all.map(({ startsAt }) => startsAt),
        );
      },
    ),
  );
});
