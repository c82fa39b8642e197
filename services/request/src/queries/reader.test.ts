import type { RequestEvent } from '@osta/contracts/request/events';
import { describe, expect, it } from 'vitest';

import { serviceRequest } from '../domain/request/service-request.ts';
import {
  accepted,
  awarded,
  bookingId,
  content,
  nadia,
  nadiasQuote,
  nadiasQuoteId,
  omar,
  omarsQuote,
  quoted,
  quotedByNadia,
  salma,
  sent,
  stranger,
  validUntil,
} from '../testing/leaking-sink.ts';
import { seesPhotos } from './reader.ts';

const both: readonly RequestEvent[] = [...sent, quoted, quotedByNadia];
const won: readonly RequestEvent[] = [
  ...both,
  accepted,
  awarded,
  { type: 'osta.request.quote-not-selected', data: nadiasQuote },
];

/** Returns who sees the photos after these events. */
function viewers(...events: readonly RequestEvent[]): readonly string[] {
  const request = events.reduce(serviceRequest.evolve, serviceRequest.initial);
  if (request.status === 'none') throw new Error('these events begin no request');
  const people = { salma, omar, nadia, stranger };
  return [
    ...Object.entries(people)
      .filter(([, userId]) => seesPhotos(request, { userId, isAdmin: false }))
      .map(([name]) => name),
    ...(seesPhotos(request, { userId: stranger, isAdmin: true }) ? ['admin'] : []),
  ];
}

describe('the photos of a request', () => {
  it('are for all who were asked, also while an acceptance waits for its booking', () => {
    expect(viewers(...both)).toEqual(['salma', 'omar', 'nadia', 'admin']);
    expect(viewers(...both, accepted)).toEqual(['salma', 'omar', 'nadia', 'admin']);
  });

  it('are only for the one who is booked, until that falls through', () => {
    expect(viewers(...won)).toEqual(['salma', 'omar', 'admin']);
    expect(
      viewers(...won, { type: 'osta.request.service-request-fulfilled', data: { bookingId } }),
    ).toEqual(['salma', 'omar', 'admin']);
    const fellThrough: RequestEvent = {
      type: 'osta.request.service-request-reopened',
      data: {
        ...omarsQuote,
        quotesStandUntil: validUntil,
        quotesStandingAgain: [{ quoteId: nadiasQuoteId, professionalId: nadia }],
      },
    };
    expect(viewers(...won, fellThrough)).toContain('nadia');
  });

  it('are for no professional once the request has ended without an agreement', () => {
    const parties = { customerId: salma, serviceId: content.serviceId };
    const toAll = { ...parties, professionalIds: [omar, nadia], reason: '' };
    const endings: readonly RequestEvent[] = [
      { type: 'osta.request.service-request-withdrawn', data: toAll },
      { type: 'osta.request.service-request-closed-by-admin', data: toAll },
      { type: 'osta.request.service-request-expired', data: { ...parties, cause: 'age' } },
    ];
    for (const ended of endings) expect(viewers(...both, ended)).toEqual(['salma', 'admin']);
  });
});
