import type { Budget, Price, QuoteTerms, RequestContent } from '@osta/contracts/request/terms';

/** What an offer says beside what was asked for. */
export type OfferMark = 'within-budget' | 'outside-times';

type Offered = Pick<QuoteTerms, 'price' | 'proposedStart'>;
type Asked = Pick<RequestContent, 'budget' | 'wanted'>;

/** Returns the most that the work can cost, in dirham; `null` while nobody knows, before a visit. */
export function mostOf(price: Price): number | null {
  switch (price.kind) {
    case 'fixed':
      return price.amount;
    case 'range':
      return price.max;
    case 'visit-first':
      return null;
  }
}

function isWithin(price: Price, budget: Budget | null): boolean {
  const most = mostOf(price);
  return budget !== null && most !== null && most <= budget.max;
}

function isOutside(start: QuoteTerms['proposedStart'], wanted: RequestContent['wanted']): boolean {
  if (wanted.kind === 'flexible') return false;
  // Half-open: work that begins when a range ends begins outside of it
  return !wanted.windows.some(({ startsAt, endsAt }) => startsAt <= start && start < endsAt);
}

/**
 * Returns how an offer compares with what was asked for. An offer is within the budget if it surely
 * costs no more than the customer is ready to pay; whoever has no budget or no times has no mark.
 */
export function offerMarks(
  { price, proposedStart }: Offered,
  { budget, wanted }: Asked,
): readonly OfferMark[] {
  return [
    ...(isWithin(price, budget) ? (['within-budget'] as const) : []),
    ...(isOutside(proposedStart, wanted) ? (['outside-times'] as const) : []),
  ];
}
