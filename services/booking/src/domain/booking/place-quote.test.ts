import { Dirham } from '@osta/contracts/dirham';
import { later } from '@osta/contracts/instant';
import { Day } from '@osta/contracts/offering/day';
import { describe, expect, it } from 'vitest';

import {
  bookingId,
  by,
  offered,
  omar,
  policy,
  quoteId,
  requestId,
  salma,
  serviceId,
  today,
  tomorrow,
} from '../../testing/every-move.ts';
import { booking } from './booking.ts';
import type { ProfessionalDays } from './other-times.ts';
import { placeQuote } from './place-quote.ts';

const hour = 3_600_000;
/** From ten o'clock on Omar is taken for the rest of the day. */
const taken = { startsAt: tomorrow, endsAt: later(tomorrow, 8 * hour), startOfSameService: null };

/** Returns the starts that are named instead of a taken one. */
function alternatives(terms: ProfessionalDays['terms']): readonly string[] {
  const command = {
    bookingId,
    requestId,
    quoteId,
    customerId: salma,
    professionalId: omar,
    serviceId,
    placeId: null,
    price: { kind: 'fixed', amount: Dirham.parse(60_000) } as const,
    startsAt: tomorrow,
    confirmBy: later(today, 12 * hour),
  };
  const facts = { policy, days: { busy: [taken], terms } };
  const decision = placeQuote(command, booking.initial, by('system'), facts);
  if (!decision.ok) throw new Error(decision.refused.code);
  const [refused] = decision.events;
  if (refused?.type !== 'osta.booking.booking-refused') throw new Error('It was booked');
  return refused.data.alternatives.map(({ startsAt }) => startsAt);
}

describe('the times instead of a taken one of a quote', () => {
  it('lie in the published hours, and on no day of leave', () => {
    const { terms } = offered('instant');
    const away = { firstDay: Day.parse('2026-03-01'), lastDay: Day.parse('2026-03-03') };
    const availability = { ...terms.availability, leaves: [away] };
    // Two hours of work at eight o'clock in Libya, and so on; the day before is over sooner
    expect(alternatives(terms)).toEqual([
      '2026-03-02T06:00:00.000Z',
      '2026-03-01T14:00:00.000Z',
      '2026-03-01T13:30:00.000Z',
    ]);
    expect(alternatives({ ...terms, availability })).toEqual([
      '2026-03-04T06:00:00.000Z',
      '2026-03-04T06:30:00.000Z',
      '2026-03-04T07:00:00.000Z',
    ]);
  });

  it('are the same time of the following days where no hours are published', () => {
    expect(alternatives(null)).toEqual([
      '2026-03-03T08:00:00.000Z',
      '2026-03-04T08:00:00.000Z',
      '2026-03-05T08:00:00.000Z',
    ]);
  });
});
