import { beforeWidening, defineTopic, type TopicDeclaration } from '../define-topic.ts';
import type { PersonalField } from '../personal-words.ts';
import { RequestEvent } from './events.ts';
import { QuoteSubmittedV1 } from './former/quote-submitted.v1.ts';
import { QuoteSubmittedV2 } from './former/quote-submitted.v2.ts';
import { upcastQuoteSubmitted } from './former/upcast-quote-submitted.ts';
import { requestObligations } from './obligations.ts';

const content: readonly PersonalField[] = [
  { path: ['content', 'description'], of: 'customerId' },
  { path: ['content', 'addressNote'], of: 'customerId' },
];
const offer: PersonalField = { path: ['terms', 'note'], of: 'professionalId' };
const counter: PersonalField = { path: ['note'], of: 'customerId' };
const ofCustomer: PersonalField = { path: ['reason'], of: 'customerId' };
const ofProfessional: PersonalField = { path: ['reason'], of: 'professionalId' };

/** Requests, with their quotes. */
export const requestTopic: TopicDeclaration<'request'> = defineTopic('request', {
  events: RequestEvent.options,
  former: [
    {
      schema: QuoteSubmittedV1,
      upcast: (recorded) => upcastQuoteSubmitted(QuoteSubmittedV1.parse(recorded)),
    },
    beforeWidening(QuoteSubmittedV2),
  ],
  // Words of an admin about a request count as its customer's, and are forgotten with them
  personalWords: {
    'osta.request.service-request-drafted': content,
    'osta.request.service-request-revised': content,
    'osta.request.service-request-declined-by-professional': [ofProfessional],
    'osta.request.service-request-withdrawn': [ofCustomer],
    'osta.request.service-request-closed-by-admin': [ofCustomer],
    'osta.request.quote-submitted': [offer],
    'osta.request.quote-revised': [offer],
    'osta.request.quote-accepted': [offer],
    'osta.request.quote-countered': [counter],
    'osta.request.quote-declined': [ofCustomer],
    'osta.request.quote-withdrawn': [ofProfessional],
  },
  obligations: requestObligations,
});
