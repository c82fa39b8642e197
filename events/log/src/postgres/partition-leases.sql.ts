import { escapeIdentifier } from 'pg';

/** Tries to take the session locks of these names; locks that were free are held afterwards. */
export const tryLockSql = `
select name from unnest($1::text[]) as name
where pg_try_advisory_lock(hashtextextended('osta.event-log/' || name, 0))`;

export const unlockSql = `select pg_advisory_unlock(hashtextextended('osta.event-log/' || $1, 0))`;

/**
 * Finds the newest event of each topic, readable or not, in one short statement. Index `event_tx_position_idx`,
 * backwards. Parameter n is the nth topic.
 */
export function newestSql(schemas: readonly string[]): string {
  return schemas
    .map(
      (schema, index) => `(
  select topic, tx::text, position::text from ${escapeIdentifier(schema)}.event
  where topic = $${index + 1} order by event.tx desc, event.position desc limit 1
)`,
    )
    .join(' union all ');
}
