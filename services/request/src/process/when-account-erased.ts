import { AccountErased } from '@osta/contracts/account/account-erased';
import type { EventEnvelope } from '@osta/contracts/envelope';
import { QuoteId, ServiceRequestId } from '@osta/contracts/ids';
import { reaction, type Reaction } from '@osta/platform/process/reaction';
import type { Pool } from 'pg';

import type { SystemCommands } from '../commands/system-commands.ts';
import type { RequestPhotos } from '../files/request-photos.ts';
import { findAbandonedQuotes, findAbandonedRequests } from './find-abandoned.sql.ts';

/**
 * Returns the process manager that ends the drafts, requests and quotes of an erased account, and deletes its
 * photos.
 * Identity refuses to erase an account with open requests or quotes that it knows of. It does not
 * know drafts, and what was sent at the same moment reaches it late.
 */
export function whenAccountErased(
  { abandonRequest, abandonQuote }: Pick<SystemCommands, 'abandonRequest' | 'abandonQuote'>,
  pool: Pool,
  photos: Pick<RequestPhotos, 'clear'>,
): (event: EventEnvelope) => Promise<readonly Reaction[]> {
  return async ({ subject, time, type, data }) => {
    if (!AccountErased.safeParse({ type, data }).success) return [];
    await photos.clear(subject, 'all', new Date(time));
    const requests = await pool.query<{ readonly id: string }>(findAbandonedRequests, [subject]);
    const quotes = await pool.query<{ readonly request_id: string; readonly quote_id: string }>(
      findAbandonedQuotes,
      [subject],
    );
    return [
      ...requests.rows.map(({ id }) =>
        reaction(abandonRequest, id, { requestId: ServiceRequestId.parse(id) }),
      ),
      ...quotes.rows.map((row) =>
        reaction(abandonQuote, row.quote_id, {
          requestId: ServiceRequestId.parse(row.request_id),
          quoteId: QuoteId.parse(row.quote_id),
        }),
      ),
    ];
  };
}
