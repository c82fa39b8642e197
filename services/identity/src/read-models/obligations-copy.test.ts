import type { EventEnvelope } from '@osta/contracts/envelope';
import { madeEvent } from '@osta/event-store/testing/made-event';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { obligationsIn } from './obligations-copy.ts';

const requestId = '01980000-0000-7000-8000-000000000001';
const customerId = '01980000-0000-7000-8000-00000000000a';
const omar = '01980000-0000-7000-8000-00000000000c';
const nadia = '01980000-0000-7000-8000-00000000000d';
const at = '2026-03-01T08:00:00.000Z';
const offers = {
  omar: { quoteId: '01980000-0000-7000-8000-000000000051', professionalId: omar },
  nadia: { quoteId: '01980000-0000-7000-8000-000000000052', professionalId: nadia },
};

function event(name: string, data: Record<string, unknown>): EventEnvelope {
  return madeEvent({ type: `osta.request.${name}`, subject: requestId, actor: customerId, data });
}

const about = (offer: (typeof offers)[keyof typeof offers]): Record<string, unknown> => ({
  ...offer,
  customerId,
  serviceId: 'plumbing.leak',
});
const price = { kind: 'fixed', amount: 90_000 };
const terms = { price, proposedStart: at, validUntil: at, note: '' };
const submitted = event('service-request-submitted', { expiresAt: at });
const registered = madeEvent({ type: 'osta.account.user-registered', subject: customerId });
const quoted = Object.values(offers).map((offer) =>
  event('quote-submitted', { ...about(offer), quoteVersion: 1, terms }),
);
const notSelected = event('quote-not-selected', about(offers.nadia));
const reopened = event('service-request-reopened', {
  ...about(offers.omar),
  quotesStandUntil: at,
  quotesStandingAgain: [offers.nadia],
});
const expired = event('service-request-expired', {
  customerId,
  serviceId: 'plumbing.leak',
  cause: 'age',
});

type Row = readonly (string | null)[];

/** Returns the rows that a batch opens, and what ended in it. */
function changeBy(events: readonly EventEnvelope[]): { opens: readonly Row[]; ends: Row } {
  const [ids = [], people = [], kinds = [], wholes = [], ends = []] = obligationsIn(events);
  const opens = ids.map((id, n) => [id, people[n] ?? null, kinds[n] ?? null, wholes[n] ?? null]);
  return { opens, ends };
}

/** Does what `obligationsSql` does to rows by primary key: neither part sees what the other writes. */
function write(table: ReadonlyMap<string, Row>, batch: readonly EventEnvelope[]): Map<string, Row> {
  const { opens, ends } = changeBy(batch);
  const bound = new Set(opens.map(([id, person]) => `${id} ${person}`));
  const isEnded = (id: string | null = null): boolean => id !== null && ends.includes(id);
  const kept = [...table].filter(
    ([key, [id, , , partOf]]) => bound.has(key) || !(isEnded(id) || isEnded(partOf)),
  );
  const added = opens
    .map((row) => [`${row[0]} ${row[1]}`, row] as const)
    .filter(([key]) => !table.has(key));
  return new Map([...kept, ...added]);
}

const ofNadia: Row = [offers.nadia.quoteId, nadia, 'quote', requestId];

describe('the obligations after a batch', () => {
  it('include a quote that stands again, not the one whose booking fell through', () => {
    const { opens, ends } = changeBy([...quoted, notSelected, reopened]);
    expect(opens).toEqual([ofNadia]);
    expect(ends).toContain(offers.omar.quoteId);
  });

  it('leave out a quote that ended after it had opened again', () => {
    const { opens, ends } = changeBy([reopened, event('quote-expired', about(offers.nadia))]);
    expect(opens).toEqual([]);
    expect(ends).toEqual([offers.omar.quoteId, offers.nadia.quoteId]);
  });

  it('leave out the quotes of an ended request', () => {
    const { opens, ends } = changeBy([reopened, expired]);
    expect(opens).toEqual([]);
    expect(ends).toContain(requestId);
  });

  it('have a row for each side of a booking', () => {
    const bookingId = '01980000-0000-7000-8000-000000000003';
    const data = { customerId, professionalId: omar };
    const disputed = madeEvent({ type: 'osta.booking.booking-disputed', subject: bookingId, data });
    expect(changeBy([disputed]).opens).toEqual([
      [bookingId, customerId, 'booking', null],
      [bookingId, omar, 'booking', null],
    ]);
  });

  it('bind who takes a booking over, and no longer who had it', () => {
    const bookingId = '01980000-0000-7000-8000-000000000003';
    const made = (type: string, professionalId: string): EventEnvelope =>
      madeEvent({ type, subject: bookingId, data: { customerId, professionalId } });
    const placed = made('osta.booking.booking-placed', omar);
    const handedOver = made('osta.booking.booking-handed-over', nadia);
    const kept: Row[] = [
      [bookingId, customerId, 'booking', null],
      [bookingId, nadia, 'booking', null],
    ];
    for (const batches of [[[placed], [handedOver]], [[placed, handedOver]]]) {
      expect([...batches.reduce(write, new Map<string, Row>()).values()]).toEqual(kept);
    }
  });

  it('are nothing for events of other topics', () => {
    expect(obligationsIn([registered]).flat()).toEqual([]);
  });

  it('are the same as after its events one by one, in any order', () => {
    const any = fc.constantFrom(submitted, ...quoted, notSelected, reopened, expired);
    const batches = fc.array(fc.array(any, { maxLength: 8 }), { maxLength: 4 });
    fc.assert(
      fc.property(batches, (all) => {
        const atOnce = all.reduce(write, new Map<string, Row>());
        const oneByOne = all
          .flat()
          .reduce((table, each) => write(table, [each]), new Map<string, Row>());
        expect(atOnce).toEqual(oneByOne);
      }),
    );
  });
});
