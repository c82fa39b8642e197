import { beforeSealing, beforeWidening, defineTopic } from '../define-topic.ts';
import type { PersonalField } from '../personal-words.ts';
import { RequestEvent } from './events.ts';
import { ProfessionalsInvitedV1 } from './professionals-invited.v1.ts';
import { QuoteAcceptedV1 } from './quote-accepted.v1.ts';
import { QuoteAcceptedV2 } from './quote-accepted.v2.ts';
import { QuoteCounteredV1 } from './quote-countered.v1.ts';
import { QuoteDeclinedV1 } from './quote-declined.v1.ts';
import { QuoteRevisedV1 } from './quote-revised.v1.ts';
import { QuoteSubmittedV1 } from './quote-submitted.v1.ts';
import { QuoteSubmittedV2 } from './quote-submitted.v2.ts';
import { QuoteWithdrawnV1 } from './quote-withdrawn.v1.ts';
import { ServiceRequestClosedByAdminV1 } from './service-request-closed-by-admin.v1.ts';
import { ServiceRequestDeclinedByProfessionalV1 } from './service-request-declined-by-professional.v1.ts';
import { ServiceRequestDraftedV1 } from './service-request-drafted.v1.ts';
import { ServiceRequestDraftedV2 } from './service-request-drafted.v2.ts';
import { ServiceRequestReopenedV1 } from './service-request-reopened.v1.ts';
import { ServiceRequestRevisedV1 } from './service-request-revised.v1.ts';
import { ServiceRequestRevisedV2 } from './service-request-revised.v2.ts';
import { ServiceRequestWithdrawnV1 } from './service-request-withdrawn.v1.ts';
import { upcastQuoteAccepted } from './upcast-quote-accepted.ts';
import { upcastQuoteSubmitted } from './upcast-quote-submitted.ts';
import { upcastServiceRequestReopened } from './upcast-service-request-reopened.ts';

const content: readonly PersonalField[] = [
  { path: ['content', 'description'], of: 'customerId' },
  { path: ['content', 'addressNote'], of: 'customerId' },
];
const offer: PersonalField = { path: ['terms', 'note'], of: 'professionalId' };
const counter: PersonalField = { path: ['note'], of: 'customerId' };
const ofCustomer: PersonalField = { path: ['reason'], of: 'customerId' };
const ofProfessional: PersonalField = { path: ['reason'], of: 'professionalId' };

/** Requests, with their quotes. */
export const requestTopic = defineTopic('request', {
  newest: RequestEvent.options,
  older: [
    QuoteAcceptedV1,
    QuoteCounteredV1,
    QuoteDeclinedV1,
    QuoteRevisedV1,
    QuoteSubmittedV2,
    QuoteWithdrawnV1,
    ServiceRequestClosedByAdminV1,
    ServiceRequestDeclinedByProfessionalV1,
    ServiceRequestDraftedV1,
    ServiceRequestRevisedV1,
    ServiceRequestWithdrawnV1,
  ]
    .map((schema) => beforeSealing(schema))
    .concat(
      {
        schema: QuoteSubmittedV1,
        upcast: (recorded) => upcastQuoteSubmitted(QuoteSubmittedV1.parse(recorded)),
      },
      {
        schema: QuoteAcceptedV2,
        upcast: (recorded) => upcastQuoteAccepted(QuoteAcceptedV2.parse(recorded)),
        personalFields: [offer],
      },
      {
        schema: ServiceRequestReopenedV1,
        upcast: (recorded) =>
          upcastServiceRequestReopened(ServiceRequestReopenedV1.parse(recorded)),
      },
      beforeWidening(ProfessionalsInvitedV1),
      beforeWidening(ServiceRequestDraftedV2, content),
      beforeWidening(ServiceRequestRevisedV2, content),
    ),
  // Words of an admin about a request count as its customer's, and are forgotten with them
  personalWords: {
    'osta.request.service-request-drafted.v3': content,
    'osta.request.service-request-revised.v3': content,
    'osta.request.service-request-declined-by-professional.v2': [ofProfessional],
    'osta.request.service-request-withdrawn.v2': [ofCustomer],
    'osta.request.service-request-closed-by-admin.v2': [ofCustomer],
    'osta.request.quote-submitted.v3': [offer],
    'osta.request.quote-revised.v2': [offer],
    'osta.request.quote-accepted.v3': [offer],
    'osta.request.quote-countered.v2': [counter],
    'osta.request.quote-declined.v2': [ofCustomer],
    'osta.request.quote-withdrawn.v2': [ofProfessional],
  },
});
