/**
 * The limits and periods of the marketplace. Deciders get them as an argument and hold none
 * themselves.
 */
export interface RequestPolicy {
  /** Quotes that may stand on one request at the same time. */
  readonly quotesPerRequest: number;
  /** Open requests that a new customer may have sent out within 24 hours. */
  readonly newCustomerRequestsPerDay: number;
  /** For how long after registration a customer counts as new, in milliseconds. */
  readonly newCustomerFor: number;
  /** For how long a request stands after it was sent out, in milliseconds. */
  readonly requestStandsFor: number;
  /** For how long an accepted quote waits for its booking, in milliseconds. */
  readonly awardWaitsFor: number;
  /** For how long earlier quotes stand again after a booking fell through, in milliseconds. */
  readonly quotesStandAgainFor: number;
}

const hour = 3_600_000;
const day = 24 * hour;

/** The defaults, which an operator can override (docs/domain.md §1, "Product rules"). */
export const defaultRequestPolicy: RequestPolicy = {
  quotesPerRequest: 5,
  newCustomerRequestsPerDay: 3,
  newCustomerFor: 7 * day,
  requestStandsFor: 14 * day,
  awardWaitsFor: day,
  quotesStandAgainFor: day,
};
