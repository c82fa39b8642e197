import type { EventContent } from '@osta/contracts/event-content';
import { memoryDoorbell } from '@osta/event-store/memory-doorbell';
import { testPool } from '@osta/event-store/testing/test-pool';
import { givenEvents, type IssuedCommand } from '@osta/platform/testing/given-events';
import { describe, it } from 'vitest';

import { requestAggregate } from '../commands/request-aggregate.ts';
import { systemCommands } from '../commands/system-commands.ts';
import { defaultRequestPolicy } from '../domain/request/request-policy.ts';
import { bookingId, omarsQuote, requestId } from '../testing/leaking-sink.ts';
import { whenBookingMoved } from './when-booking-moved.ts';

// What is issued is only looked at, so nobody connects
const pool = testPool('postgres://nowhere.invalid/none');
const requests = requestAggregate.over(pool, memoryDoorbell());
const react = whenBookingMoved(systemCommands(requests, defaultRequestPolicy, pool));

const { quoteId, customerId, ...others } = omarsQuote;
const startsAt = '2026-03-05T07:30:00.000Z';
const later = '2026-03-07T07:30:00.000Z';
const parties = { customerId, ...others, requestId, startsAt };
const alternatives = [{ startsAt: '2026-03-05T10:00:00.000Z', endsAt: '2026-03-05T11:30:00.000Z' }];

/** Returns an event of the booking, and the same of one that began without a request. */
function of(what: string, data: object = {}): readonly [EventContent, EventContent] {
  const type = `osta.booking.${what}`;
  return [
    { type, data: { ...parties, ...data } },
    { type, data: { ...parties, ...data, requestId: null } },
  ];
}

function command(name: string, more: object = {}): IssuedCommand {
  return { name, about: requestId, content: { requestId, bookingId, ...more } };
}

const price = { kind: 'fixed', amount: 85_000 };
const confirmed = of('booking-confirmed', { quoteId, endsAt: later, price, closesAt: later });
const started = of('work-started', { proof: 'code', closesAt: later });
const refused = of('booking-refused', { quoteId, reason: 'slot-taken', alternatives });
const byOmar = { by: 'professional', authorId: others.professionalId, reason: '' };
const free = { isLate: false, freeCancellationHours: 24 };

const opened = {
  'declined it': of('booking-declined', { reason: '' }),
  'did not answer': of('booking-expired'),
  'cancelled it': of('booking-cancelled', { quoteId, ...byOmar, ...free }),
  'was cancelled by an admin': of('booking-cancelled-by-admin', { quoteId, reason: '' }),
  'met nobody': of('booking-no-show-reported', { quoteId, ...byOmar, contestableUntil: later }),
  'lost a dispute': of('dispute-resolved', { outcome: 'cancelled', reason: '' }),
};
const done = {
  'was confirmed': of('booking-completed', {
    by: 'customer',
    finalPrice: 85_000,
    disputableUntil: later,
  }),
  'was left unanswered': of('booking-auto-completed', { disputableUntil: later }),
  'won a dispute': of('dispute-resolved', { outcome: 'completed', reason: '' }),
};
const nothing = {
  'is on the way': of('professional-on-the-way'),
  'disputes it': of('booking-disputed', { reason: '' }),
  'contests a no-show': of('no-show-contested', byOmar),
};

describe('an event of a booking', () => {
  it('awards its request when the booking is confirmed, and again when its work begins', async () => {
    await givenEvents(bookingId, confirmed[0], started[0])
      .reactedBy(react)
      .issues(
        command('awardRequest', { hasBegun: false }),
        command('awardRequest', { hasBegun: true }),
      );
  });

  it('fails the award when the booking was refused', async () => {
    await givenEvents(bookingId, refused[0])
      .reactedBy(react)
      .issues(command('failAward', { quoteId, reason: 'slot-taken', alternatives }));
  });

  it.each(Object.entries(opened))('opens the request again: somebody %s', async (_, [event]) => {
    await givenEvents(bookingId, event).reactedBy(react).issues(command('reopenRequest'));
  });

  it.each(Object.entries(done))('fulfils the request: the work %s', async (_, [event]) => {
    await givenEvents(bookingId, event).reactedBy(react).issues(command('fulfilRequest'));
  });

  it.each(Object.entries(nothing))('changes nothing: somebody %s', async (_, [event]) => {
    await givenEvents(bookingId, event).reactedBy(react).issues();
  });

  it('changes nothing when the booking began without a request', async () => {
    const all = [confirmed, started, ...Object.values(opened), ...Object.values(done)];
    await givenEvents(bookingId, ...all.map(([, alone]) => alone))
      .reactedBy(react)
      .issues();
  });
});
