import type { ServiceRequestRevised } from '@osta/contracts/request/service-request-revised';
import { given } from '@osta/platform/testing/given';
import { ServiceId } from '@osta/reference/service-id';
import { describe, it } from 'vitest';

import {
  accepted,
  as,
  content,
  drafted,
  nadia,
  omar,
  quoted,
  requestId,
  salma,
  sent,
  stranger,
  today,
} from '../../testing/leaking-sink.ts';
import { reviseRequest } from './revise-request.ts';
import { serviceRequest } from './service-request.ts';

const changed = { ...content, description: 'Water runs from under the kitchen sink' };
const command = { requestId, content: changed };
const facts = { arePhotosFree: true, catalogue: { changed: [], hidden: [] } };

function revised(
  ...professionalIds: ServiceRequestRevised['data']['professionalIds']
): ServiceRequestRevised {
  return {
    type: 'osta.request.service-request-revised',
    data: { customerId: salma, professionalIds, content: changed },
  };
}

describe('revise a request', () => {
  it('notifies the professionals who were asked', () => {
    given(serviceRequest, ...sent)
      .when(reviseRequest, command, as(salma), facts)
      .emits(revised(omar, nadia));
    given(serviceRequest, ...sent, quoted)
      .when(reviseRequest, command, as(salma), facts)
      .emits(revised(omar, nadia));
  });

  it('does not notify those who have declined', () => {
    given(serviceRequest, ...sent, {
      type: 'osta.request.service-request-declined-by-professional',
      data: {
        customerId: salma,
        professionalId: nadia,
        serviceId: content.serviceId,
        reason: '',
        isLast: false,
      },
    })
      .when(reviseRequest, command, as(salma), facts)
      .emits(revised(omar));
  });

  it('changes a draft without notifying anybody', () => {
    given(serviceRequest, drafted).when(reviseRequest, command, as(salma), facts).emits(revised());
  });

  it('comes too late once a quote is accepted', () => {
    given(serviceRequest, ...sent, quoted, accepted)
      .when(reviseRequest, command, as(salma), facts)
      .refuses({ code: 'REQUEST_ILLEGAL_TRANSITION', state: 'awarding', allowed: ['close'] });
  });

  it('refuses a time in the past', () => {
    const wanted = { kind: 'windows' as const, windows: [{ startsAt: today, endsAt: today }] };
    given(serviceRequest, ...sent)
      .when(reviseRequest, { requestId, content: { ...content, wanted } }, as(salma), facts)
      .refuses({ code: 'TIME_IN_THE_PAST' });
  });

  it('refuses photos that are not free to be shown', () => {
    given(serviceRequest, ...sent)
      .when(reviseRequest, command, as(salma), { ...facts, arePhotosFree: false })
      .refuses({ code: 'PICTURE_NOT_FOUND' });
  });

  it('goes on for a service that was hidden since, and turns into no other hidden one', () => {
    const { serviceId: asked } = content;
    given(serviceRequest, ...sent)
      .when(reviseRequest, command, as(salma), {
        ...facts,
        catalogue: { changed: [asked], hidden: [asked] },
      })
      .emits(revised(omar, nadia));
    const serviceId = ServiceId.parse('plumbing.heater');
    given(serviceRequest, ...sent)
      .when(reviseRequest, { requestId, content: { ...content, serviceId } }, as(salma), {
        ...facts,
        catalogue: { changed: [serviceId], hidden: [serviceId] },
      })
      .refuses({ code: 'SERVICE_HIDDEN', serviceId });
  });

  it('is the business of the customer alone', () => {
    for (const actor of [stranger, omar]) {
      given(serviceRequest, ...sent)
        .when(reviseRequest, command, as(actor), facts)
        .refuses({ code: 'REQUEST_NOT_FOUND' });
    }
  });
});
