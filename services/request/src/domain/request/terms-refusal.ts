import type { Instant } from '@osta/contracts/instant';
import type { TimeInThePast } from '@osta/contracts/request/refusals';
import type { QuoteTerms } from '@osta/contracts/request/terms';

/** Why these terms cannot be offered at this moment: what they promise has to lie ahead. */
export function termsRefusal(
  { proposedStart, validUntil }: QuoteTerms,
  now: Instant,
): TimeInThePast | undefined {
  return proposedStart <= now || validUntil <= now ? { code: 'TIME_IN_THE_PAST' } : undefined;
}
