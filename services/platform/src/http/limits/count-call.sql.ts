/**
 * Returns a common table expression that counts a call of `caller`, unless `settled` says that it is a retry. The
 * rows are those of `RateLimiterPostgres`. Primary key.
 *
 * Parameters: prefix of the key, now, end of a period that begins now; both in milliseconds since 1970.
 *
 * @param schema of the table `rate_limit`
 */
export function countCallSql(schema: string): string {
  return `
  counted as (
    insert into ${schema}.rate_limit as known (key, points, expire)
    select $1::text || caller.user_id, 1, $3::bigint from caller
    where not exists (select from settled)
    on conflict (key) do update set
      points = case when known.expire <= $2::bigint then 1 else known.points + 1 end,
      expire = case when known.expire <= $2::bigint then excluded.expire else known.expire end
    returning points, expire
  )`;
}
