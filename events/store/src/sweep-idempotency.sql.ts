import { escapeIdentifier } from 'pg';

/**
 * Deletes a batch of idempotency rows older than a moment, the oldest first. Skips rows that another process is
 * deleting. `idempotency_created_at_idx`.
 *
 * Parameters: moment, limit.
 */
export function sweepIdempotencySql(schema: string): string {
  const idempotency = `${escapeIdentifier(schema)}.idempotency`;
  return `
delete from ${idempotency} where ctid = any(array(
  select ctid from ${idempotency} where created_at < $1
  order by created_at limit $2 for update skip locked
))`;
}
