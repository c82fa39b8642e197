import type { QuoteSubmittedV1 } from './quote-submitted.v1.ts';
import type { QuoteSubmittedV2 } from './quote-submitted.v2.ts';

/** Version 1 knew fixed prices only; version 2 says which kind of price it is. */
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
