function pageOf(schema: string): string {
  return `
    (select tx, position, id, source, type, stream_id, stream_version, "time", actor,
            correlation_id, causation_id, data
       from ${schema}.event
      where (tx, position) > ($1::xid8, $2::bigint)
        and tx < (select horizon.tx from ${schema}.event_horizon as horizon)
        and ($3::timestamptz is null or "time" <= $3)
      order by tx, position
      limit $4)`;
}

/**
 * The log of several topics as one, in commit order, page by page.
 *
 * Transactions are numbered for the whole database, so `(tx, position)` is one order over all event
 * tables; ties between tables (one transaction, two tables) do not exist. The horizon keeps out
 * what may still be preceded (`docs/adr/0004-two-adapters-for-one-log.md`). Each branch reads its
 * index on `(tx, position)`.
 */
export function readLogPage(schemas: readonly string[]): string {
  const log = schemas.map(pageOf).join(' union all ');
  return `select * from (${log}) log order by tx, position limit $4`;
}

function countOf(schema: string): string {
  return `select count(*) from ${schema}.event where $1::timestamptz is null or "time" <= $1`;
}

/** How many events the same reading would give: for progress. */
export function countLog(schemas: readonly string[]): string {
  return `select sum(count)::int as events from (${schemas.map(countOf).join(' union all ')}) log`;
}
