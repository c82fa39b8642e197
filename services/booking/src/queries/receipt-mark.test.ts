import { Instant } from '@osta/contracts/instant';
import { madeEvent } from '@osta/event-store/testing/made-event';
import { expect, it } from 'vitest';

import { bookingId } from '../testing/every-move.ts';
import { receiptMark } from './receipt-mark.ts';

it.each([
  ['half past midnight on the first of January', '2025-12-31T22:30:00.000Z', 'R-2026-0000000000B1'],
  ['a minute before midnight', '2025-12-31T21:59:00.000Z', 'R-2025-0000000000B1'],
])('a receipt of %s in Libya has the year of that day', (_when, time, number) => {
  const completion = madeEvent({
    type: 'osta.booking.booking-completed',
    subject: bookingId,
    time: Instant.parse(time),
    data: {},
  });
  expect(receiptMark({ id: bookingId, completion }).number).toBe(number);
});
