import type { Instant } from '@osta/contracts/instant';
import type { TimeInThePast } from '@osta/contracts/request/refusals';
import type { QuoteTerms } from '@osta/contracts/request/terms';

/**
 * Returns why these terms cannot be offered now: their start and their validity must lie ahead.
 * `undefined` if they can.
 */
export function termsRefusal(
  { proposedStart, validUntil }: QuoteTerms,
  now: Instant,
): TimeInThePast | undefined {
  return proposedStart <= now || validUntil <= now ? { code: 'TIME_IN_THE_PAST' } : undefined;
}
