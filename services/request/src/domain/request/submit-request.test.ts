import type { CatalogueFacts } from '@osta/platform/catalogue/catalogue-facts';
import { given } from '@osta/platform/testing/given';
import { describe, it } from 'vitest';

import {
  as,
  content,
  drafted,
  invited,
  nadia,
  omar,
  requestId,
  salma,
  sent,
  stranger,
  submitted,
  today,
} from '../../testing/leaking-sink.ts';
import { defaultRequestPolicy as policy } from './request-policy.ts';
import type { SendingFacts } from './sending.ts';
import { serviceRequest } from './service-request.ts';
import { submitRequest, type SubmitRequest } from './submit-request.ts';

const facts: SendingFacts & CatalogueFacts = {
  policy,
  askable: [omar, nadia],
  isOnePaused: false,
  declining: [],
  sentLately: 2,
  customerSince: today,
  catalogue: { changed: [], hidden: [] },
};
const command: SubmitRequest = { requestId, professionalIds: [omar, nadia] };

describe('submit a draft', () => {
  it('sends it out', () => {
    given(serviceRequest, drafted)
      .when(submitRequest, command, as(salma), facts)
      .emits(submitted, invited);
  });

  it('is limited like a request that was never a draft', () => {
    given(serviceRequest, drafted)
      .when(submitRequest, command, as(salma), { ...facts, sentLately: 3 })
      .refuses({ code: 'REQUEST_LIMIT_REACHED', limit: 3 });
    given(serviceRequest, drafted)
      .when(submitRequest, command, as(salma), { ...facts, askable: [] })
      .refuses({ code: 'PROFESSIONAL_UNAVAILABLE' });
  });

  it('goes to nobody who has paused', () => {
    given(serviceRequest, drafted)
      .when(submitRequest, command, as(salma), { ...facts, isOnePaused: true })
      .refuses({ code: 'PROFESSIONAL_PAUSED' });
  });

  it('goes to nobody whose rules do not let it through, and names them', () => {
    given(serviceRequest, drafted)
      .when(submitRequest, command, as(salma), { ...facts, declining: [nadia] })
      .refuses({ code: 'REQUEST_NOT_TAKEN', professionalIds: [nadia] });
  });

  it('refuses a draft whose times have passed', () => {
    const startsAt = today;
    const wanted = { kind: 'windows' as const, windows: [{ startsAt, endsAt: today }] };
    given(serviceRequest, {
      ...drafted,
      data: { customerId: salma, content: { ...content, wanted } },
    })
      .when(submitRequest, command, as(salma), facts)
      .refuses({ code: 'TIME_IN_THE_PAST' });
  });

  it('refuses a service that was hidden after the draft was written', () => {
    const { serviceId } = content;
    given(serviceRequest, drafted)
      .when(submitRequest, command, as(salma), {
        ...facts,
        catalogue: { changed: [serviceId], hidden: [serviceId] },
      })
      .refuses({ code: 'SERVICE_HIDDEN', serviceId });
  });

  it('happens once', () => {
    given(serviceRequest, ...sent)
      .when(submitRequest, command, as(salma), facts)
      .refuses({
        code: 'REQUEST_ILLEGAL_TRANSITION',
        state: 'open',
        allowed: ['invite', 'decline', 'revise', 'quote', 'withdraw', 'close'],
      });
  });

  it('reveals nothing to a stranger, not even that the draft exists', () => {
    given(serviceRequest, drafted)
      .when(submitRequest, command, as(stranger), facts)
      .refuses({ code: 'REQUEST_NOT_FOUND' });
    given(serviceRequest)
      .when(submitRequest, command, as(salma), facts)
      .refuses({ code: 'REQUEST_NOT_FOUND' });
  });
});
