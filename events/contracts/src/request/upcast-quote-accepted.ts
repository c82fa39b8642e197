import type { QuoteAcceptedV2 } from './quote-accepted.v2.ts';
import type { QuoteAcceptedV3 } from './quote-accepted.v3.ts';

/** Upcasts version 2, which had no deadline for the booking: it becomes the start of the work. */
export function upcastQuoteAccepted({ data }: QuoteAcceptedV2): QuoteAcceptedV3 {
  return {
    type: 'osta.request.quote-accepted.v3',
    data: { ...data, confirmBy: data.terms.proposedStart },
  };
}
