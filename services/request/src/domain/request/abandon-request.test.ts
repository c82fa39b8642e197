import { given } from '@osta/platform/testing/given';
import { describe, it } from 'vitest';

import {
  accepted,
  as,
  content,
  drafted,
  nadia,
  omar,
  omarsQuote,
  quoted,
  requestId,
  salma,
  sent,
} from '../../testing/leaking-sink.ts';
import { abandonRequest } from './abandon-request.ts';
import { serviceRequest } from './service-request.ts';

const command = { requestId };
const { serviceId } = content;
const withdrawn = {
  type: 'osta.request.service-request-withdrawn' as const,
  data: { customerId: salma, professionalIds: [omar, nadia], serviceId, reason: '' },
};

describe('abandon a request', () => {
  it('withdraws a draft, and tells nobody', () => {
    given(serviceRequest, drafted)
      .when(abandonRequest, command, as('system'))
      .emits({ ...withdrawn, data: { ...withdrawn.data, professionalIds: [] } });
  });

  it('withdraws a sent request, with its open quotes', () => {
    given(serviceRequest, ...sent, quoted)
      .when(abandonRequest, command, as('system'))
      .emits(withdrawn, {
        type: 'osta.request.quote-not-selected',
        data: { ...omarsQuote, ended: 'withdrawn' },
      });
  });

  it('is refused after an acceptance, and for an ended request', () => {
    given(serviceRequest, ...sent, quoted, accepted)
      .when(abandonRequest, command, as('system'))
      .refuses({ code: 'REQUEST_ILLEGAL_TRANSITION', state: 'awarding', allowed: ['close'] });
    given(serviceRequest, ...sent, withdrawn)
      .when(abandonRequest, command, as('system'))
      .refuses({ code: 'REQUEST_ILLEGAL_TRANSITION', state: 'withdrawn', allowed: [] });
  });

  it('is the business of nobody but the system', () => {
    given(serviceRequest, ...sent)
      .when(abandonRequest, command, as(salma))
      .refuses({ code: 'REQUEST_NOT_FOUND' });
  });
});
