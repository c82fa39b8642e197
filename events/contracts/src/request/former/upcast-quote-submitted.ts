import type { QuoteSubmittedV1 } from './quote-submitted.v1.ts';
import type { QuoteSubmittedV2 } from './quote-submitted.v2.ts';

/** Upcasts version 1, which knew fixed prices only, to version 2, which states the kind of price. */
export function upcastQuoteSubmitted({ data }: QuoteSubmittedV1): QuoteSubmittedV2 {
  const { price, proposedStart, validUntil, note, ...rest } = data;
  return {
    type: 'osta.request.quote-submitted.v2',
    data: {
      ...rest,
      terms: { price: { kind: 'fixed', amount: price }, proposedStart, validUntil, note },
    },
  };
}
