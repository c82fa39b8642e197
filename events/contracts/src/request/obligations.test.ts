import { describe, expect, it } from 'vitest';

import type { Actor } from '../actor.ts';
import { UserId } from '../ids.ts';
import type { ObligationChange } from '../obligation.ts';
import { RequestEvent } from './events.ts';
import { requestObligations } from './obligations.ts';

const requestId = '01980000-0000-7000-8000-000000000001';
const bookingId = '01980000-0000-7000-8000-000000000003';
const salma = UserId.parse('01980000-0000-7000-8000-00000000000a');
const omar = UserId.parse('01980000-0000-7000-8000-00000000000c');
const nadia = UserId.parse('01980000-0000-7000-8000-00000000000d');
const at = '2026-03-01T08:00:00.000Z';
const reason = 'Sold the house';
const offers = {
  omar: { quoteId: '01980000-0000-7000-8000-000000000051', professionalId: omar },
  nadia: { quoteId: '01980000-0000-7000-8000-000000000052', professionalId: nadia },
};
const about = { customerId: salma, serviceId: 'plumbing.leak' };
const ofOmar = { ...about, ...offers.omar };
const price = { kind: 'fixed', amount: 90_000 };
const offered = { quoteVersion: 1, terms: { price, proposedStart: at, validUntil: at, note: '' } };

function changeBy(name: string, data: object, actor: Actor = salma): ObligationChange {
  const content = RequestEvent.parse({ type: `osta.request.${name}`, data });
  return requestObligations({ ...content, subject: requestId, actor });
}

describe('the obligations of a request', () => {
  it('begin with its customer, who submits it', () => {
    const submitted = changeBy('service-request-submitted', { expiresAt: at });
    expect(submitted).toEqual({ opens: [{ id: requestId, kind: 'request', binds: [salma] }] });
  });

  it('bind a professional who has sent a quote, as part of the request', () => {
    expect(changeBy('quote-submitted', { ...ofOmar, ...offered }, omar)).toEqual({
      opens: [{ id: offers.omar.quoteId, kind: 'quote', binds: [omar], partOf: requestId }],
    });
  });

  it.each([
    ['withdrawn', { ...about, professionalIds: [omar], reason }],
    ['expired', { ...about, cause: 'age' }],
    ['closed-by-admin', { ...about, professionalIds: [omar], reason }],
    ['fulfilled', { bookingId }],
    ['declined-by-professional', { ...about, professionalId: omar, reason, isLast: true }],
  ])('end with it: %s', (name, data) => {
    expect(changeBy(`service-request-${name}`, data)).toEqual({ ends: [requestId] });
  });

  it.each([
    ['withdrawn', { ...ofOmar, reason }],
    ['declined', { ...ofOmar, reason }],
    ['expired', ofOmar],
    ['not-selected', ofOmar],
  ])('end with a quote, for its professional: %s', (name, data) => {
    expect(changeBy(`quote-${name}`, data)).toEqual({ ends: [offers.omar.quoteId] });
  });

  it('open again for a quote that stands again, not for the one whose booking fell through', () => {
    const reopened = { ...ofOmar, quotesStandUntil: at, quotesStandingAgain: [offers.nadia] };
    expect(changeBy('service-request-reopened', reopened, 'system')).toEqual({
      ends: [offers.omar.quoteId],
      opens: [{ id: offers.nadia.quoteId, kind: 'quote', binds: [nadia], partOf: requestId }],
    });
  });

  it.each([
    ['quote-accepted', { ...ofOmar, ...offered, bookingId, confirmBy: at }],
    ['service-request-awarded', { ...ofOmar, bookingId }],
    [
      'service-request-declined-by-professional',
      { ...about, professionalId: omar, reason, isLast: false },
    ],
  ])('go on: %s', (name, data) => {
    expect(changeBy(name, data)).toEqual({});
  });
});
