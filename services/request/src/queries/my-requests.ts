import type { ServiceRequestId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import type { Locale } from '@osta/contracts/locale';
import type { MyRequests } from '@osta/contracts/request/my-data';
import { readRecords } from '@osta/platform/personal-data/read-records';
import type { Pool } from 'pg';

import type { GetRequest } from './get-request.ts';
import { listMine, listMyPhotos } from './my-requests.sql.ts';
import type { Reader } from './reader.ts';

interface PhotoRow {
  readonly id: string;
  readonly created_at: Date;
  readonly request_id: ServiceRequestId | null;
}

export type FindMyRequests = (reader: Reader, locale: Locale) => Promise<MyRequests>;

/**
 * Returns a query for all that the service knows about one person: their requests as they may see
 * them now, and what they did and wrote, with versions and reasons that no view shows any more.
 */
export function findMyRequests(pool: Pool, getRequest: GetRequest): FindMyRequests {
  return async (reader, locale) => {
    const { rows } = await pool.query<{ readonly id: ServiceRequestId }>(listMine, [reader.userId]);
    const mine: MyRequests = { requests: [], history: [], photos: [] };
    // One after the other: the query is rare and must leave the connections to the others
    for (const { id } of rows) {
      const found = await getRequest(id, reader, locale);
      if (found.ok) mine.requests.push(found.view);
      const records = await readRecords(pool, 'request', id);
      mine.history.push(...records.filter(({ actor }) => actor === reader.userId));
    }
    const photos = await pool.query<PhotoRow>(listMyPhotos, [reader.userId]);
    for (const { id, created_at: at, request_id: requestId } of photos.rows) {
      mine.photos.push({ id, uploadedAt: Instant.parse(at.toISOString()), requestId });
    }
    return mine;
  };
}
