import { given } from '@osta/platform/testing/given';
import { describe, it } from 'vitest';

import {
  as,
  asked,
  drafted,
  expiresAt,
  nadia,
  omar,
  quoted,
  requestId,
  salma,
  stranger,
  submitted,
} from '../../testing/leaking-sink.ts';
import { inviteProfessionals } from './invite-professionals.ts';
import { serviceRequest } from './service-request.ts';

const sentToOmar = [drafted, submitted, asked(omar)];
const facts = { askable: [omar, nadia], isOnePaused: false, declining: [] };
const command = { requestId, professionalIds: [nadia] };

describe('invite more professionals', () => {
  it('asks nobody who has paused', () => {
    given(serviceRequest, ...sentToOmar)
      .when(inviteProfessionals, command, as(salma), { ...facts, isOnePaused: true })
      .refuses({ code: 'PROFESSIONAL_PAUSED' });
  });

  it('asks nobody whose rules do not let the request through, and names them', () => {
    given(serviceRequest, ...sentToOmar)
      .when(inviteProfessionals, command, as(salma), { ...facts, declining: [nadia] })
      .refuses({ code: 'REQUEST_NOT_TAKEN', professionalIds: [nadia] });
  });

  it('asks them', () => {
    given(serviceRequest, ...sentToOmar)
      .when(inviteProfessionals, command, as(salma), facts)
      .emits(asked(nadia));
  });

  it('refuses to ask anybody twice', () => {
    given(serviceRequest, ...sentToOmar)
      .when(inviteProfessionals, { requestId, professionalIds: [nadia, omar] }, as(salma), facts)
      .refuses({ code: 'PROFESSIONAL_UNAVAILABLE' });
  });

  it('refuses professionals who cannot be asked', () => {
    given(serviceRequest, ...sentToOmar)
      .when(inviteProfessionals, { requestId, professionalIds: [stranger] }, as(salma), facts)
      .refuses({ code: 'PROFESSIONAL_UNAVAILABLE' });
  });

  it('is possible until the first quote', () => {
    given(serviceRequest, ...sentToOmar, quoted)
      .when(inviteProfessionals, command, as(salma), facts)
      .refuses({
        code: 'REQUEST_ILLEGAL_TRANSITION',
        state: 'quoted',
        allowed: ['revise', 'quote', 'withdraw', 'close'],
      });
  });

  it('is refused when the request has expired, recorded or not', () => {
    given(serviceRequest, ...sentToOmar)
      .when(inviteProfessionals, command, as(salma, expiresAt), facts)
      .refuses({ code: 'REQUEST_ILLEGAL_TRANSITION', state: 'expired', allowed: [] });
  });

  it('is the business of the customer alone', () => {
    given(serviceRequest, ...sentToOmar)
      .when(inviteProfessionals, command, as(omar), facts)
      .refuses({ code: 'REQUEST_NOT_FOUND' });
  });
});
