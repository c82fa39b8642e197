import type { RequestRefusal } from '@osta/contracts/request/refusals';
import type { ProblemRow } from '@osta/platform/http/route';

type Code = RequestRefusal['code'];

/**
 * Maps every refusal code of the service to its problem detail. A code without a row does not
 * compile.
 */
const problems: { readonly [Each in Code]: ProblemRow } = {
  REQUEST_NOT_FOUND: { status: 404, title: 'No such request' },
  QUOTE_NOT_FOUND: { status: 404, title: 'No such quote' },
  REQUEST_ILLEGAL_TRANSITION: { status: 409, title: 'The request has moved on' },
  QUOTE_ILLEGAL_TRANSITION: { status: 409, title: 'The quote has moved on' },
  QUOTE_STALE: { status: 409, title: 'The quote has a newer version' },
  QUOTE_OUTDATED: { status: 409, title: 'The request changed after the quote was made' },
  QUOTE_EXPIRED: { status: 410, title: 'The quote no longer stands' },
  QUOTE_LIMIT_REACHED: { status: 409, title: 'The request has as many quotes as it takes' },
  ALREADY_QUOTED: { status: 409, title: 'You have a quote on this request: revise it' },
  REQUEST_LIMIT_REACHED: {
    status: 429,
    title: 'New customers send so many requests a day',
    retryAfter: 3600,
  },
  PROFESSIONAL_UNAVAILABLE: { status: 422, title: 'One of the professionals cannot be asked' },
  TIME_IN_THE_PAST: { status: 422, title: 'A time that has to lie ahead has passed' },
  COUNTER_EMPTY: { status: 422, title: 'The counter-proposal changes nothing' },
};

/**
 * Returns the problem rows of the refusals that one operation can answer. The compiler asks for
 * each of them.
 */
export function rows<Known extends Code>(...codes: Known[]): { readonly [K in Known]: ProblemRow } {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one row per code, which is what the type says
  return Object.fromEntries(codes.map((code) => [code, problems[code]])) as {
    [K in Known]: ProblemRow;
  };
}
