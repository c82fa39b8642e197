import { UserId } from '@osta/contracts/ids';
import { readEvent } from '@osta/contracts/read-event';
import { recordedType } from '@osta/contracts/recorded-type';
import { madeEvent } from '@osta/event-store/testing/made-event';
import { describe, expect, it } from 'vitest';

import { answeredBy, type Answered } from './answered-by.ts';

const customer = UserId.parse('01980000-0000-7000-8000-00000000000a');
const professional = UserId.parse('01980000-0000-7000-8000-00000000000c');
const request = '01980000-0000-7000-8000-000000000001';
const quoteId = '01980000-0000-7000-8000-000000000051';
const parties = {
  quoteId,
  customerId: customer,
  professionalId: professional,
  serviceId: 'plumbing.leak',
};
const terms = {
  price: { kind: 'fixed', amount: 90_000 },
  proposedStart: '2026-03-02T08:00:00.000Z',
  validUntil: '2026-03-04T08:00:00.000Z',
  note: '',
};

function answered(what: string, actor: UserId | 'system', data: object): Answered | undefined {
  const type = recordedType(`osta.request.${what}`);
  const read = readEvent({ type, data: { ...parties, ...data } });
  return answeredBy(
    madeEvent({ type: read.type, data: { ...read.data }, subject: request, actor }),
  );
}

describe('an answer of the customer', () => {
  const actionPath = `/customer/requests/${request}`;

  it('settles everything about the request by an acceptance', () => {
    const confirmBy = terms.validUntil;
    const bookingId = '01980000-0000-7000-8000-0000000000b1';
    const accepted = { quoteVersion: 1, terms, confirmBy, bookingId };
    expect(answered('quote-accepted', customer, accepted)).toEqual({
      readerId: customer,
      actionPath,
      professionalId: null,
    });
  });

  it.each([
    ['quote-declined', { reason: '' }],
    ['quote-countered', { price: 80_000, proposedStart: null, note: '' }],
  ])('settles what is said of that professional alone: %s', (what, data) => {
    expect(answered(what, customer, data)).toEqual({
      readerId: customer,
      actionPath,
      professionalId: professional,
    });
  });
});

describe('an answer of the professional', () => {
  it.each([
    ['quote-submitted', { quoteVersion: 1, terms }],
    ['quote-revised', { quoteVersion: 2, terms, meetsCounter: false }],
    ['quote-counter-rejected', {}],
    ['quote-withdrawn', { reason: '' }],
  ])('settles what they know of the request: %s', (what, data) => {
    expect(answered(what, professional, data)).toEqual({
      readerId: professional,
      actionPath: `/professional/requests/${request}`,
      professionalId: null,
    });
  });
});

it('is nothing that the system does, and nothing of another context', () => {
  expect(answered('quote-declined', 'system', { reason: '' })).toBeUndefined();
  const data = { kind: 'customer', fullName: 'سالمة', locale: 'ar' };
  const type = 'osta.account.user-registered';
  expect(answeredBy(madeEvent({ type, data, subject: customer, actor: customer }))).toBeUndefined();
});
