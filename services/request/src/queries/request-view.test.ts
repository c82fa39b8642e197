import { Instant, later } from '@osta/contracts/instant';
import type { QuoteView, RequestView } from '@osta/contracts/request/api';
import type { RequestEvent } from '@osta/contracts/request/events';
import type { ServiceRequestAwardFailed } from '@osta/contracts/request/service-request-award-failed';
import { catalogueNames } from '@osta/platform/catalogue/read-catalogue-names';
import { describe, expect, it } from 'vitest';

import { serviceRequest } from '../domain/request/service-request.ts';
import {
  accepted,
  awarded,
  bookingId,
  content,
  countered,
  expiresAt,
  nadia,
  nadiasQuote,
  nadiasQuoteId,
  omar,
  omarsQuote,
  quoted,
  quotedByNadia,
  quoteId,
  requestId,
  salma,
  sent,
  stranger,
  terms,
  today,
  validUntil,
} from '../testing/leaking-sink.ts';
import { roleOf } from './reader.ts';
import { requestView } from './request-view.ts';

const names = new Map([
  [salma, 'Salma'],
  [omar, 'Omar'],
  [nadia, 'Nadia'],
]);
const admin = { userId: stranger, isAdmin: true };

interface Seeing {
  readonly isAdmin?: boolean;
  readonly isHidden?: boolean;
  readonly now?: Instant;
  /** The photos that are still there. */
  readonly kept?: readonly string[];
}

/** Returns a request after these events, one a second, as somebody sees it at a moment. */
function seen(
  events: readonly RequestEvent[],
  userId: typeof salma,
  { isAdmin = false, isHidden = false, now = today, kept = content.photoIds }: Seeing = {},
): RequestView {
  const request = events.reduce(serviceRequest.evolve, serviceRequest.initial);
  if (request.status === 'none') throw new Error('these events begin no request');
  const reader = { userId, isAdmin };
  const role = roleOf(request, reader);
  if (!role) throw new Error('not for this reader');
  const happened = events.map((event, n) => ({
    event,
    at: later(today, n * 1000),
    actor: actorOf(event),
  }));
  const file = {
    id: requestId,
    version: events.length,
    request,
    createdAt: today,
    events: happened,
    names: (id: typeof salma) => ({ id, fullName: names.get(id) ?? '' }),
    catalogue: catalogueNames(new Map()),
    keptPhotos: kept,
    isReaderHidden: isHidden,
  };
  return requestView(file, role, reader, 'en', now);
}

function actorOf({ type, data }: RequestEvent): typeof salma | 'system' {
  const { professionalId } = { professionalId: undefined, ...data };
  if (/quote-submitted|viewed|withdrawn|by-professional/u.test(type) && professionalId) {
    return professionalId;
  }
  return /awarded|not-selected/u.test(type) ? 'system' : salma;
}

function note(events: readonly RequestEvent[], who: typeof salma): string | null {
  return seen(events, who).content.addressNote;
}

/** Returns the verbs that Omar's quote allows this person. */
function verbs(
  events: readonly RequestEvent[],
  who: typeof salma,
  now: Instant = today,
): readonly string[] | undefined {
  return seen(events, who, { now }).quotes.find(({ id }) => id === quoteId)?.allowed;
}

/** Returns what became of the acceptance of Omar's quote, as this person reads it. */
function notBooked(
  events: readonly RequestEvent[],
  who: typeof salma,
  now: Instant = today,
): QuoteView['notBooked'] | undefined {
  return seen(events, who, { now }).quotes.find(({ id }) => id === quoteId)?.notBooked;
}

const notSelected: RequestEvent = {
  type: 'osta.request.quote-not-selected',
  data: nadiasQuote,
};
const both = [...sent, quoted, quotedByNadia];
const won = [...both, accepted, awarded, notSelected];

describe('the address', () => {
  it('is visible to the awarded professional, from the award on', () => {
    expect(note(both, omar)).toBeNull();
    expect(note([...both, accepted], omar)).toBeNull();
    expect(note(won, omar)).toBe(content.addressNote);
  });

  it('is never visible to the other professionals', () => {
    expect(note(won, nadia)).toBeNull();
  });

  it('is visible to the customer and to admins', () => {
    expect(note(both, salma)).toBe(content.addressNote);
    expect(seen(both, admin.userId, admin).content.addressNote).toBe(content.addressNote);
  });
});

describe('a professional', () => {
  const ofNadia = seen(won, nadia);

  it('sees the own quote and invitation, and nothing of others', () => {
    expect(ofNadia.quotes.map(({ id, status }) => [id, status])).toEqual([
      [nadiasQuoteId, 'not_selected'],
    ]);
    expect(ofNadia.invited.map(({ id }) => id)).toEqual([nadia]);
    expect(JSON.stringify(ofNadia)).not.toContain(omar);
    expect(JSON.stringify(ofNadia)).not.toContain(quoteId);
  });

  it('sees their own part of the history', () => {
    expect(ofNadia.history.map(({ what }) => what)).toEqual([
      'service-request-drafted',
      'service-request-submitted',
      'professionals-invited',
      'quote-submitted',
      'quote-not-selected',
    ]);
  });

  it('is not told that the request is open again, which would reveal other quotes', () => {
    const backToOpen: RequestEvent = {
      type: 'osta.request.service-request-back-to-open',
      data: { customerId: salma },
    };
    const whats = seen([...sent, backToOpen], nadia).history.map(({ what }) => what);
    expect(whats).not.toContain('service-request-back-to-open');
  });
});

describe('the allowed actions', () => {
  it('are offered to whoever is next', () => {
    expect(verbs(both, salma)).toEqual(['counter', 'accept', 'decline']);
    expect(verbs(both, omar)).toEqual(['revise', 'withdraw']);
    expect(verbs([...both, countered], salma)).toEqual(['decline']);
    expect(verbs([...both, countered], omar)).toEqual([
      'revise',
      'accept-counter',
      'reject-counter',
      'withdraw',
    ]);
  });

  it('contain nothing that would be refused', () => {
    const revised: RequestEvent = {
      type: 'osta.request.service-request-revised',
      data: { customerId: salma, professionalIds: [omar, nadia], content },
    };
    expect(verbs([...both, revised], salma)).toEqual(['counter', 'decline']);
    expect(verbs(both, salma, validUntil)).toEqual([]);
    expect(verbs([...both, accepted], omar)).toEqual([]);

    const longer = {
      ...quoted,
      data: { ...quoted.data, terms: { ...terms, validUntil: expiresAt } },
    };
    expect(verbs([...sent, longer], salma, terms.proposedStart)).toEqual(['counter', 'decline']);
  });

  it('are to quote or to decline before either', () => {
    const declined: RequestEvent = {
      type: 'osta.request.service-request-declined-by-professional',
      data: {
        customerId: salma,
        professionalId: omar,
        serviceId: content.serviceId,
        reason: '',
        isLast: false,
      },
    };
    expect(seen(sent, omar).allowed).toEqual(['decline', 'quote']);
    expect(seen([...sent, declined], omar).allowed).toEqual(['quote']);
    expect(seen(sent, omar, { isHidden: true }).allowed).toEqual(['decline']);
    expect(seen(both, omar).allowed).toEqual([]);
    expect(seen(both, omar, { now: validUntil }).allowed).toEqual(['quote']);
    expect(seen(sent, omar, { now: expiresAt }).allowed).toEqual([]);
  });
});

describe('times', () => {
  it('are those of the events', () => {
    const [first] = seen([...both, countered], salma).quotes;
    expect(first?.submittedAt).toBe('2026-03-01T08:00:03.000Z');
    expect(first?.updatedAt).toBe('2026-03-01T08:00:05.000Z');
  });

  it('show an expired request before the expiry is recorded', () => {
    expect(seen(sent, salma, { now: later(expiresAt, -1) })).toMatchObject({
      status: 'open',
      expiresAt,
    });
    expect(seen(sent, salma, { now: expiresAt }).status).toBe('expired');
  });
});

describe('an accepted quote that was not booked', () => {
  const [near, far] = ['2026-03-01T10:00:00.000Z', '2026-03-05T10:00:00.000Z'].map((startsAt) => {
    const start = Instant.parse(startsAt);
    return { startsAt: start, endsAt: later(start, 3_600_000) };
  });
  if (!near || !far) throw new Error('there are two');
  const failed: ServiceRequestAwardFailed = {
    type: 'osta.request.service-request-award-failed',
    data: { ...omarsQuote, bookingId, reason: 'slot-taken', alternatives: [near, far] },
  };
  const told = [...both, accepted, failed];
  it('says why to both sides, and when the professional is free', () => {
    for (const who of [salma, omar]) {
      expect(notBooked(told, who)).toEqual({ reason: 'slot-taken', alternatives: [near, far] });
    }
    expect(seen(told, nadia).quotes.map((quote) => quote.notBooked)).toEqual([null]);
  });

  it('names no time that has passed', () => {
    expect(notBooked(told, salma, near.startsAt)?.alternatives).toEqual([far]);
  });

  it('says no more once the quote is accepted again, revised or over', () => {
    const revised: RequestEvent = {
      type: 'osta.request.quote-revised',
      data: { ...omarsQuote, quoteVersion: 2, terms, meetsCounter: false },
    };
    const withdrawn: RequestEvent = {
      type: 'osta.request.quote-withdrawn',
      data: { ...omarsQuote, reason: '' },
    };
    expect(
      [accepted, revised, withdrawn].map((event) => notBooked([...told, event], salma)),
    ).toEqual([null, null, null]);
  });
});

function photosFor(...of: Parameters<typeof seen>): readonly string[] {
  return seen(...of).content.photoIds;
}

describe('the photos', () => {
  const declined: RequestEvent = {
    type: 'osta.request.service-request-declined-by-professional',
    data: {
      customerId: salma,
      professionalId: nadia,
      serviceId: content.serviceId,
      reason: '',
      isLast: false,
    },
  };
  it('are for the customer, for those who were asked, and for admins', () => {
    expect(photosFor(sent, salma)).toEqual(content.photoIds);
    expect(photosFor(sent, omar)).toEqual(content.photoIds);
    expect(photosFor(sent, stranger, { isAdmin: true })).toEqual(content.photoIds);
  });

  it('are for nobody who has declined, until they offer all the same', () => {
    expect(photosFor([...sent, declined], nadia)).toEqual([]);
    expect(photosFor([...sent, declined], omar)).toEqual(content.photoIds);
    expect(photosFor([...sent, declined, quotedByNadia], nadia)).toEqual(content.photoIds);
  });

  it('stay in their order when one of them is gone', () => {
    const [first, second] = content.photoIds;
    const kept = [second, first].flatMap((id) => id ?? []);
    expect(photosFor(sent, omar, { kept })).toEqual(content.photoIds);
    expect(photosFor(sent, omar, { kept: kept.slice(0, 1) })).toEqual([second]);
  });
});
