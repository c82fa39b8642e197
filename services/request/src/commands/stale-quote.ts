import type { QuoteId, ServiceRequestId } from '@osta/contracts/ids';
import type { QuoteStale } from '@osta/contracts/request/refusals';
import type { Refusal } from '@osta/platform/decider';
import type { Pool } from 'pg';

import { quoteOf, type WrittenRequest } from '../domain/request/service-request.ts';
import { openRequests } from '../queries/open-requests.ts';
import { readState } from './stale-quote.sql.ts';

interface OnQuote {
  readonly requestId: ServiceRequestId;
  readonly quoteId: QuoteId;
}

/**
 * Returns a function that fills a `QUOTE_STALE` refusal with the current version and its terms in
 * plain text: the decider has only the sealed text. Other refusals pass unchanged.
 */
export function readableStale(
  pool: Pool,
): <Reason extends Refusal>(
  refused: Reason | QuoteStale,
  on: OnQuote,
) => Promise<Reason | QuoteStale> {
  return async (refused, { requestId, quoteId }) => {
    if (!isStale(refused)) return refused;
    const { rows } = await pool.query<{ readonly state: WrittenRequest }>(readState, [requestId]);
    const [request] = await openRequests(
      pool,
      rows.map(({ state }) => state),
    );
    const quote = request && quoteOf(request, quoteId);
    if (!quote) throw new Error(`Quote ${quoteId} was refused as stale, and is not there`);
    return { code: 'QUOTE_STALE', currentVersion: quote.version, terms: quote.terms };
  };
}

function isStale(refused: Refusal): refused is QuoteStale {
  return refused.code === 'QUOTE_STALE';
}
