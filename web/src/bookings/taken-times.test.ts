import { Instant } from '@osta/contracts/instant';
import { expect, it } from 'vitest';

import { takenTimes } from './taken-times.ts';

const at = (time: string): Instant => Instant.parse(`2026-03-03T${time}:00.000Z`);
const labels = { held: 'held', proposed: 'proposed' };

it('takes the slots that customers hold, and proposed times for as long as the booking lasts', () => {
  const booking = { startsAt: at('08:00'), endsAt: at('09:30') };
  const calendar = {
    items: [
      { ...booking, proposedStart: null },
      { ...booking, proposedStart: at('12:00') },
    ],
    held: [{ startsAt: at('10:00'), endsAt: at('11:00') }],
  } as unknown as Parameters<typeof takenTimes>[0];
  expect(takenTimes(calendar, labels)).toEqual([
    { start: at('10:00'), end: at('11:00'), label: 'held' },
    { start: at('12:00'), end: at('13:30'), label: 'proposed' },
  ]);
  expect(takenTimes(undefined, labels)).toEqual([]);
});
