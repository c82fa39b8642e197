import { BookingId } from '@osta/contracts/ids';
import { memoryDoorbell } from '@osta/event-store/memory-doorbell';
import { testPool } from '@osta/event-store/testing/test-pool';
import { givenEvents, type IssuedCommand } from '@osta/platform/testing/given-events';
import { it } from 'vitest';

import { bookingAggregate } from '../commands/booking-aggregate.ts';
import { systemCommands } from '../commands/system-commands.ts';
import { omar, policy, quoteId, requestId, salma, serviceId } from '../testing/every-move.ts';
import { whenRequestMoved } from './when-request-moved.ts';

// What is issued is only looked at, so nobody connects
const pool = testPool('postgres://nowhere.invalid/none');
const commands = systemCommands(bookingAggregate.over(pool, memoryDoorbell()), policy, pool);
const react = whenRequestMoved(commands, pool);

const bookingId = BookingId.parse('01980000-0000-7000-8000-0000000000b2');
const parties = { quoteId, customerId: salma, professionalId: omar, serviceId };
const price = { kind: 'fixed', amount: 85_000 };
const startsAt = '2026-03-05T07:30:00.000Z';
const confirmBy = '2026-03-02T08:00:00.000Z';
const accepted = {
  type: 'osta.request.quote-accepted',
  data: {
    ...parties,
    bookingId,
    placeId: 'm-tajura',
    quoteVersion: 1,
    terms: { price, proposedStart: startsAt, validUntil: confirmBy, note: '' },
    confirmBy,
  },
};
const failed = {
  type: 'osta.request.service-request-award-failed',
  data: { ...parties, bookingId, reason: 'too-late', alternatives: [] },
};

const booked = { bookingId, requestId, ...parties, placeId: 'm-tajura' };
const places: IssuedCommand = {
  name: 'placeQuote',
  about: bookingId,
  content: { ...booked, price, startsAt, confirmBy },
};
const withdraws: IssuedCommand = {
  name: 'withdrawBooking',
  about: bookingId,
  content: { bookingId },
};

it('places the booking that an acceptance names, and withdraws that one', async () => {
  await givenEvents(requestId, accepted, failed).reactedBy(react).issues(places, withdraws);
});
