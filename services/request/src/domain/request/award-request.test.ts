import { BookingId } from '@osta/contracts/ids';
import { given } from '@osta/platform/testing/given';
import { describe, it } from 'vitest';

import {
  accepted,
  as,
  awarded,
  bookingId,
  nadiasQuote,
  omarsQuote,
  quoted,
  quotedByNadia,
  requestId,
  salma,
  sent,
} from '../../testing/leaking-sink.ts';
import { awardRequest } from './award-request.ts';
import { serviceRequest } from './service-request.ts';

const command = { requestId, bookingId, hasBegun: false };
const begun = { ...command, hasBegun: true };
/** The booking of a later acceptance. */
const next = BookingId.parse('01980000-0000-7000-8000-0000000000b2');
const awarding = [...sent, quoted, quotedByNadia, accepted];
const notSelected = { type: 'osta.request.quote-not-selected' as const, data: nadiasQuote };
const failed = {
  type: 'osta.request.service-request-award-failed' as const,
  data: { ...omarsQuote, bookingId, reason: 'too-late' as const, alternatives: [] },
};
const acceptedAgain = { ...accepted, data: { ...accepted.data, bookingId: next } };
const quotedVerbs = ['revise', 'quote', 'withdraw', 'close'] as const;

describe('award a request', () => {
  it('tells the others only now that they were not selected', () => {
    given(serviceRequest, ...awarding)
      .when(awardRequest, command, as('system'))
      .emits(awarded, notSelected);
  });

  it('is for the booking of the last acceptance, not of one before it', () => {
    given(serviceRequest, ...awarding, failed, acceptedAgain)
      .when(awardRequest, command, as('system'))
      .refuses({ code: 'REQUEST_ILLEGAL_TRANSITION', state: 'awarding', allowed: ['close'] });
    given(serviceRequest, ...awarding, failed, acceptedAgain)
      .when(awardRequest, { ...command, bookingId: next }, as('system'))
      .emits({ ...awarded, data: { ...awarded.data, bookingId: next } }, notSelected);
  });

  it('follows work that has begun although its acceptance had lapsed', () => {
    given(serviceRequest, ...awarding, failed)
      .when(awardRequest, begun, as('system'))
      .emits(awarded, notSelected);
    given(serviceRequest, ...awarding, failed, acceptedAgain)
      .when(awardRequest, begun, as('system'))
      .refuses({ code: 'REQUEST_ILLEGAL_TRANSITION', state: 'awarding', allowed: ['close'] });
    given(serviceRequest, ...awarding, failed)
      .when(awardRequest, { ...begun, bookingId: next }, as('system'))
      .refuses({ code: 'REQUEST_ILLEGAL_TRANSITION', state: 'quoted', allowed: quotedVerbs });
  });

  it('happens once, after an acceptance', () => {
    given(serviceRequest, ...sent, quoted)
      .when(awardRequest, command, as('system'))
      .refuses({
        code: 'REQUEST_ILLEGAL_TRANSITION',
        state: 'quoted',
        allowed: quotedVerbs,
      });
    given(serviceRequest, ...awarding, awarded)
      .when(awardRequest, begun, as('system'))
      .changesNothing();
  });

  it('is the business of nobody but the system', () => {
    given(serviceRequest, ...awarding)
      .when(awardRequest, command, as(salma))
      .refuses({ code: 'REQUEST_NOT_FOUND' });
  });
});
