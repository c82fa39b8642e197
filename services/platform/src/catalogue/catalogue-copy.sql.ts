/**
 * Common table expressions that copy what admins have changed of trades and services. Primary key of
 * `catalogue_override`.
 *
 * Parameters: ids of trades and services, each once; names in Arabic; names in English; whether nobody new may have it.
 */
export const catalogueSql = `
overridden as (
  insert into catalogue_override (id, ar, en, is_hidden)
  select id, ar, en, is_hidden
  from unnest($1::text[], $2::text[], $3::text[], $4::boolean[]) as new (id, ar, en, is_hidden)
  on conflict (id) do update
  set ar = excluded.ar, en = excluded.en, is_hidden = excluded.is_hidden
)`;
