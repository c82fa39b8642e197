import { escapeIdentifier } from 'pg';

/**
 * Deletes some of the idempotency rows that are older than a moment, the oldest first, and leaves those that
 * another process is about to delete. `idempotency_created_at_idx`.
 *
 * Parameters: moment, how many at most.
 */
export function sweepIdempotencySql(schema: string): string {
  const idempotency = `${escapeIdentifier(schema)}.idempotency`;
  return `
delete from ${idempotency} where ctid = any(array(
  select ctid from ${idempotency} where created_at < $1
  order by created_at limit $2 for update skip locked
))`;
}
