import { Instant } from '@osta/contracts/instant';
import { RequestHistoryWhat, type RequestHistoryItem } from '@osta/contracts/request/api';
import { RequestEvent } from '@osta/contracts/request/events';
import { describe, expect, it } from 'vitest';

import { serviceRequest } from '../domain/request/service-request.ts';
import {
  bookingId,
  content,
  nadia,
  nadiasQuote,
  omar,
  omarsQuote,
  quoted,
  quotedByNadia,
  salma,
  sent,
  stranger,
  today,
} from '../testing/leaking-sink.ts';
import { roleOf } from './reader.ts';
import { requestHistory } from './request-history.ts';

it('has an entry for every event of a request', () => {
  const events = RequestEvent.options.map(({ shape }) => shape.type.value.split('.')[2]);
  expect(new Set(events)).toEqual(new Set(RequestHistoryWhat.options));
});

const people = { salma, omar, nadia, admin: stranger } as const;
type Who = keyof typeof people;

/** Returns the line of the last of these events as somebody reads it; `undefined` where it is hidden from them. */
function lastLine(
  events: readonly RequestEvent[],
  who: Who,
  actor: typeof salma,
): RequestHistoryItem | undefined {
  const request = events.reduce(serviceRequest.evolve, serviceRequest.initial);
  if (request.status === 'none') throw new Error('these events begin no request');
  const reader = { userId: people[who], isAdmin: who === 'admin' };
  const role = roleOf(request, reader);
  if (!role) throw new Error('not for this reader');
  const last = events.length - 1;
  const happened = events.map((event, n) => ({
    event,
    at: n === last ? later : today,
    actor: n === last ? actor : salma,
  }));
  return requestHistory(request, happened, role, reader, names).find(({ at }) => at === later);
}

const names = (id: typeof salma) => ({ id, fullName: '' });
const later = Instant.parse('2026-03-02T08:00:00.000Z');
const parties = { customerId: salma, serviceId: content.serviceId };

function declinedBy(professionalId: typeof omar, reason = ''): RequestEvent {
  return {
    type: 'osta.request.service-request-declined-by-professional',
    data: { ...parties, professionalId, reason, isLast: false },
  };
}

/** Returns the reason that each reader finds in the line of the last of these events; `null` without the line. */
function reasonsOf(
  events: readonly RequestEvent[],
  actor: typeof salma,
): Readonly<Record<Who, string | undefined | null>> {
  const read = (who: Who): string | undefined | null => {
    const line = lastLine(events, who, actor);
    return line === undefined ? null : line.reason;
  };
  return { salma: read('salma'), omar: read('omar'), nadia: read('nadia'), admin: read('admin') };
}

describe('a reason', () => {
  const both = [...sent, quoted, quotedByNadia];
  const reason = 'I have found a cheaper one';

  it('for declining an offer is for its professional, and for no other', () => {
    const declined: RequestEvent = {
      type: 'osta.request.quote-declined',
      data: { ...omarsQuote, reason },
    };
    expect(reasonsOf([...both, declined], salma)).toEqual({
      salma: reason,
      omar: reason,
      nadia: null,
      admin: reason,
    });
  });

  it('for withdrawing an offer is for the customer, and for no other professional', () => {
    const withdrawn: RequestEvent = {
      type: 'osta.request.quote-withdrawn',
      data: { ...nadiasQuote, reason },
    };
    expect(reasonsOf([...both, withdrawn], nadia)).toEqual({
      salma: reason,
      omar: null,
      nadia: reason,
      admin: reason,
    });
  });

  it('for declining a request is for the customer, and for no other professional', () => {
    expect(reasonsOf([...sent, declinedBy(omar, reason)], omar)).toEqual({
      salma: reason,
      omar: reason,
      nadia: null,
      admin: reason,
    });
  });

  it.each([
    ['withdrawing', 'osta.request.service-request-withdrawn', salma],
    ['closing', 'osta.request.service-request-closed-by-admin', stranger],
  ] as const)(
    'for %s a request is for those who still had it, and not for who had declined',
    (_what, type, actor) => {
      const ended: RequestEvent = { type, data: { ...parties, professionalIds: [omar], reason } };
      expect(reasonsOf([...sent, declinedBy(nadia), ended], actor)).toEqual({
        salma: reason,
        omar: reason,
        // She sees that it is over, as before
        nadia: undefined,
        admin: reason,
      });
    },
  );

  it('is absent where nobody gave one, and where it is not in words', () => {
    const silent: RequestEvent = {
      type: 'osta.request.quote-declined',
      data: { ...omarsQuote, reason: '' },
    };
    const failed: RequestEvent = {
      type: 'osta.request.service-request-award-failed',
      data: { ...omarsQuote, bookingId, reason: 'slot-taken', alternatives: [] },
    };
    for (const last of [silent, failed]) {
      expect(lastLine([...both, last], 'omar', salma)).not.toHaveProperty('reason');
    }
  });
});
