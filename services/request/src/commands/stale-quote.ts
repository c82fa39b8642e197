import type { QuoteId, ServiceRequestId } from '@osta/contracts/ids';
import type { QuoteStale } from '@osta/contracts/request/refusals';
import type { Pool } from 'pg';

import { quoteOf, type WrittenRequest } from '../domain/request/service-request.ts';
import { openRequests } from '../queries/open-requests.ts';
import { readState } from './stale-quote.sql.ts';

/** The same refusal with the version that stands now, in words that can be read. */
export async function readableStale(
  pool: Pool,
  { requestId, quoteId }: { readonly requestId: ServiceRequestId; readonly quoteId: QuoteId },
  refused: QuoteStale,
): Promise<QuoteStale> {
  const { rows } = await pool.query<{ readonly state: WrittenRequest }>(readState, [requestId]);
  const [request] = await openRequests(
    pool,
    rows.map(({ state }) => state),
  );
  const quote = request && quoteOf(request, quoteId);
  if (!quote) throw new Error(`Quote ${quoteId} was refused as stale, and is not there`);
  return { ...refused, currentVersion: quote.version, terms: quote.terms };
}
