import type { QuoteAcceptedV2 } from './quote-accepted.v2.ts';
import type { QuoteAcceptedV3 } from './quote-accepted.v3.ts';

/** Version 2 did not say how long the booking may take: no longer than until the work was to begin. */
export function upcastQuoteAccepted({ data }: QuoteAcceptedV2): QuoteAcceptedV3 {
  return {
    type: 'osta.request.quote-accepted.v3',
    data: { ...data, confirmBy: data.terms.proposedStart },
  };
}
