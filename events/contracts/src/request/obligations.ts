import type { Happened, Obligation, ObligationChange } from '../obligation.ts';
import type { RequestEvent } from './events.ts';
import type { QuoteSubmitted } from './quote-submitted.ts';

/**
 * Returns which obligations an event of a request opens and ends. A request binds its customer until it ends, and does
 * not open again. A quote binds its professional while the customer may accept it; an accepted one does until its
 * request ends, or is reopened.
 */
export function requestObligations(event: Happened<RequestEvent>): ObligationChange {
  const { subject, actor } = event;
  switch (event.type) {
    case 'osta.request.service-request-submitted':
      // Only its customer can submit a request, so the actor is the customer
      return {
        opens: [{ id: subject, kind: 'request', binds: actor === 'system' ? [] : [actor] }],
      };
    case 'osta.request.service-request-withdrawn':
    case 'osta.request.service-request-expired':
    case 'osta.request.service-request-closed-by-admin':
    case 'osta.request.service-request-fulfilled':
      return { ends: [subject] };
    case 'osta.request.service-request-declined-by-professional':
      return event.data.isLast ? { ends: [subject] } : {};

    case 'osta.request.quote-submitted':
      return { opens: [openQuote(subject, event.data)] };
    case 'osta.request.quote-withdrawn':
    case 'osta.request.quote-declined':
    case 'osta.request.quote-expired':
    case 'osta.request.quote-not-selected':
      return { ends: [event.data.quoteId] };
    case 'osta.request.service-request-reopened':
      return {
        ends: [event.data.quoteId],
        opens: event.data.quotesStandingAgain.map((quote) => openQuote(subject, quote)),
      };

    // An accepted quote and an awarded request go on until they are fulfilled or reopened
    case 'osta.request.quote-accepted':
    case 'osta.request.quote-counter-rejected':
    case 'osta.request.quote-countered':
    case 'osta.request.quote-revised':
    case 'osta.request.professionals-invited':
    case 'osta.request.service-request-award-failed':
    case 'osta.request.service-request-awarded':
    case 'osta.request.service-request-back-to-open':
    case 'osta.request.service-request-drafted':
    case 'osta.request.service-request-revised':
    case 'osta.request.service-request-viewed':
      return {};
  }
}

function openQuote(
  requestId: string,
  { quoteId, professionalId }: Pick<QuoteSubmitted['data'], 'quoteId' | 'professionalId'>,
): Obligation {
  return { id: quoteId, kind: 'quote', binds: [professionalId], partOf: requestId };
}
