import { later } from '@osta/contracts/instant';
import type { Clock } from '@osta/platform/clock';
import type { Pool } from 'pg';

import type { RequestPhotos } from '../files/request-photos.ts';
import { findUnusedPhotos } from './sweep-photos.sql.ts';

/** How long a photo waits for its request: somebody may still describe what is to be done. */
const waits = 86_400_000;

/** Returns the work that deletes the photos which no request has shown for a day. */
export function sweepPhotos(
  pool: Pool,
  photos: Pick<RequestPhotos, 'clear'>,
  clock: Clock,
): () => Promise<void> {
  return async () => {
    const until = later(clock.now(), -waits);
    const { rows } = await pool.query<{ readonly customer_id: string }>(findUnusedPhotos, [until]);
    for (const row of rows) await photos.clear(row.customer_id, 'unused', new Date(until));
  };
}
