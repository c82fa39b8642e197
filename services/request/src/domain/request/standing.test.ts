import type { Instant } from '@osta/contracts/instant';
import type { RequestEvent } from '@osta/contracts/request/events';
import { expect, it } from 'vitest';

import {
  expiresAt,
  nadiasQuote,
  quoted,
  quotedByNadia,
  salma,
  sent,
  today,
  validUntil,
} from '../../testing/leaking-sink.ts';
import { serviceRequest } from './service-request.ts';
import { countOffers, statusAt } from './standing.ts';

const offered: readonly RequestEvent[] = [...sent, quoted, quotedByNadia];
const withdrawn: RequestEvent = {
  type: 'osta.request.quote-withdrawn',
  data: { ...nadiasQuote, reason: '' },
};

const backToOpen: RequestEvent = {
  type: 'osta.request.service-request-back-to-open',
  data: { customerId: salma },
};

/** Returns the status of a request after these events, and how many offers it has. */
function after(events: readonly RequestEvent[], now: Instant): readonly [string, number] {
  const request = events.reduce(serviceRequest.evolve, serviceRequest.initial);
  if (request.status === 'none') throw new Error('these events begin no request');
  return [statusAt(request, now), countOffers(request, now)];
}

it('counts the offers that can still be accepted while a request stands', () => {
  expect(after(sent, today)).toEqual(['open', 0]);
  expect(after(offered, today)).toEqual(['quoted', 2]);
  expect(after([...offered, withdrawn], today)).toEqual(['quoted', 1]);
  expect(after([...sent, quotedByNadia, withdrawn, backToOpen], today)).toEqual(['open', 0]);
  // Nobody has recorded yet that their time is over
  expect(after(offered, validUntil)).toEqual(['quoted', 0]);
});

it('counts all that came once a request has ended', () => {
  expect(after([...offered, withdrawn], expiresAt)).toEqual(['expired', 2]);
});
