import type { EventEnvelope } from '@osta/contracts/envelope';
import { readEvent } from '@osta/contracts/read-event';
import { recordedType } from '@osta/contracts/recorded-type';
import { RequestEvent } from '@osta/contracts/request/events';
import { madeEvent } from '@osta/event-store/testing/made-event';
import { describe, expect, it } from 'vitest';

import { notify } from './notify.ts';

const requestId = '01980000-0000-7000-8000-000000000001';
const quoteId = '01980000-0000-7000-8000-000000000002';
const bookingId = '01980000-0000-7000-8000-000000000003';
const customerId = '01980000-0000-7000-8000-00000000000a';
const professionalId = '01980000-0000-7000-8000-00000000000b';
const otherProfessionalId = '01980000-0000-7000-8000-00000000000c';
const serviceId = 'plumbing.leak';
const budget = { min: 50_000, max: 120_000 };
const price = { kind: 'fixed', amount: 90_000 };
const proposedStart = '2026-03-02T08:00:00.000Z';
const terms = { price, proposedStart, validUntil: '2026-03-04T08:00:00.000Z', note: 'Tomorrow' };
const content = {
  serviceId,
  description: 'The kitchen tap drips all night',
  placeId: 'd-tripoli',
  addressNote: '',
  budget,
  wanted: { kind: 'flexible' },
  photoIds: [],
};
const parties = { customerId, professionalId, serviceId };
const quote = { quoteId, ...parties };

type Actor = 'system' | typeof customerId | typeof professionalId;

function recorded(what: string, actor: Actor, data: object): EventEnvelope {
  const read = readEvent({ type: recordedType(`osta.request.${what}`), data: { ...data } });
  return madeEvent({ type: read.type, data: { ...read.data }, subject: requestId, actor });
}

/** Returns `<who>: <type>/<reason>` of each notification, in order. */
function told(what: string, actor: Actor, data: object): readonly string[] {
  const names = new Map([
    [customerId, 'customer'],
    [professionalId, 'professional'],
    [otherProfessionalId, 'other professional'],
  ]);
  return notify(recorded(what, actor, data)).map(
    ({ recipientId, type, reason }) => `${names.get(recipientId)}: ${type}/${reason}`,
  );
}

const bothProfessionals = [professionalId, otherProfessionalId];

const rows: readonly (readonly [string, Actor, object, readonly string[]])[] = [
  [
    'professionals-invited',
    customerId,
    { customerId, professionalIds: bothProfessionals, serviceId, budget },
    [
      'professional: service_request/request_received',
      'other professional: service_request/request_received',
    ],
  ],
  [
    'service-request-revised',
    customerId,
    { customerId, professionalIds: bothProfessionals, content },
    [
      'professional: service_request/request_revised',
      'other professional: service_request/request_revised',
    ],
  ],
  [
    'service-request-withdrawn',
    customerId,
    { customerId, professionalIds: bothProfessionals, serviceId, reason: '' },
    [
      'professional: service_request/request_withdrawn',
      'other professional: service_request/request_withdrawn',
    ],
  ],
  [
    'service-request-closed-by-admin',
    'system',
    { customerId, professionalIds: [professionalId], serviceId, reason: 'Spam' },
    ['customer: service_request/request_closed', 'professional: service_request/request_closed'],
  ],
  [
    'service-request-expired',
    'system',
    { customerId, serviceId, cause: 'age' },
    ['customer: service_request/request_expired'],
  ],
  ['service-request-awarded', 'system', { bookingId, ...quote }, []],
  [
    'service-request-award-failed',
    'system',
    { ...quote, bookingId, reason: 'too-late', alternatives: [] },
    [
      'customer: service_request/request_award_failed',
      'professional: service_request/request_award_failed',
    ],
  ],
  [
    'service-request-reopened',
    'system',
    { ...quote, quotesStandUntil: '2026-03-03T00:00:00.000Z', quotesStandingAgain: [] },
    ['customer: service_request/request_reopened'],
  ],
  [
    'service-request-declined-by-professional',
    professionalId,
    { ...parties, reason: 'Too far', isLast: true },
    ['customer: response/request_declined'],
  ],
  [
    'quote-submitted',
    professionalId,
    { ...quote, quoteVersion: 1, terms },
    ['customer: response/quote_received'],
  ],
  [
    'quote-revised',
    professionalId,
    { ...quote, quoteVersion: 2, terms, meetsCounter: true },
    ['customer: response/quote_revised'],
  ],
  [
    'quote-withdrawn',
    professionalId,
    { ...quote, reason: '' },
    ['customer: response/quote_withdrawn'],
  ],
  ['quote-counter-rejected', professionalId, quote, ['customer: response/quote_counter_rejected']],
  [
    'quote-expired',
    'system',
    quote,
    ['customer: response/quote_expired', 'professional: response/quote_expired'],
  ],
  [
    'quote-countered',
    customerId,
    { ...quote, price: 80_000, proposedStart: null, note: '' },
    ['professional: response/quote_countered'],
  ],
  [
    'quote-accepted',
    customerId,
    { ...quote, bookingId, quoteVersion: 1, terms, confirmBy: proposedStart },
    ['professional: response/quote_accepted'],
  ],
  [
    'quote-declined',
    customerId,
    { ...quote, reason: '' },
    ['professional: response/quote_declined'],
  ],
  ['quote-not-selected', 'system', quote, ['professional: response/quote_not_selected']],
  ['service-request-drafted', customerId, { customerId, content }, []],
  ['service-request-submitted', customerId, { expiresAt: '2026-03-15T00:00:00.000Z' }, []],
  ['service-request-viewed', professionalId, { professionalId }, []],
  ['service-request-fulfilled', 'system', { bookingId }, []],
  ['service-request-back-to-open', 'system', { customerId }, []],
];

describe('notify', () => {
  it.each(rows)('notifies the right people of %s by %s', (what, actor, data, expected) => {
    expect(told(what, actor, data)).toEqual(expected);
  });

  it.each([
    ['withdrawn', []],
    ['closed', []],
    ['expired', ['professional: service_request/request_expired']],
  ])('says of no other offer when the request was %s', (ended, expected) => {
    expect(told('quote-not-selected', 'system', { ...quote, ended })).toEqual(expected);
  });

  it('is tested for every event of a request', () => {
    const asked = rows.map(([what]) => `osta.request.${what}`);
    expect(asked.toSorted()).toEqual(
      RequestEvent.options.map(({ shape }) => shape.type.value).toSorted(),
    );
  });

  it('notifies nobody of their own actions', () => {
    const closed = { customerId, professionalIds: [professionalId], serviceId, reason: '' };
    expect(told('service-request-closed-by-admin', customerId, closed)).toEqual([
      'professional: service_request/request_closed',
    ]);
  });

  it('gives the notification of a quote its price and start as numbers', () => {
    expect(
      notify(recorded('quote-submitted', professionalId, { ...quote, quoteVersion: 1, terms })),
    ).toEqual([
      {
        recipientId: customerId,
        role: 'customer',
        type: 'response',
        reason: 'quote_received',
        parameters: {
          actionPath: `/customer/requests/${requestId}`,
          customerId,
          professionalId,
          serviceId,
          budget: null,
          price,
          proposedStart,
        },
      },
    ]);
  });

  it('treats a quote of version 1 like one of the newest version', () => {
    const { note, validUntil } = terms;
    const first = { ...quote, quoteVersion: 1, price: 90_000, proposedStart, validUntil, note };
    const [notification] = notify(recorded('quote-submitted.v1', professionalId, first));
    expect(notification?.parameters.price).toEqual(price);
  });

  it("gives the notification of an invitation the budget and the professional's link", () => {
    const invited = { customerId, professionalIds: bothProfessionals, serviceId, budget };
    const notifications = notify(recorded('professionals-invited', customerId, invited));
    expect(notifications.map(({ parameters }) => parameters)).toEqual(
      bothProfessionals.map((each) => ({
        actionPath: `/professional/requests/${requestId}`,
        customerId,
        professionalId: each,
        serviceId,
        budget,
        price: null,
        proposedStart: null,
      })),
    );
  });

  it('gives the notification of a counter-proposal only its changes', () => {
    const data = { ...quote, price: null, proposedStart, note: '' };
    const [notification] = notify(recorded('quote-countered', customerId, data));
    expect(notification?.parameters).toMatchObject({ price: null, proposedStart });
  });

  it('ignores events of other contexts', () => {
    const event = recorded('service-request-viewed', professionalId, { professionalId });
    expect(notify({ ...event, type: 'osta.account.user-registered' })).toEqual([]);
  });
});
