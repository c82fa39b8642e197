/**
 * Returns the common table expression that copies the names of people. Primary key of `person`. An erased person
 * keeps a row without a name, because old bookings refer to it.
 *
 * Parameters: from `first` on ids and names.
 */
export function peopleSql(first: number): string {
  return `
named as (
  insert into person (id, full_name)
  select * from unnest($${first}::uuid[], $${first + 1}::text[])
  on conflict (id) do update set full_name = excluded.full_name
)`;
}

/**
 * Common table expressions that forget the erased. Their calendar address is gone: primary key of
 * `calendar_feed`. The notes by them and about them are gone: primary key of `client_note`,
 * `client_note_customer_id_idx`. Their stores and services lose their names: `store_owner_id_idx`,
 * `offering_professional_id_idx`.
 *
 * Parameters: $1 the erased.
 */
export const forgetSql = `
unfed as (
  delete from calendar_feed where user_id = any($1::uuid[])
),
unnoted as (
  delete from client_note where professional_id = any($1::uuid[]) or customer_id = any($1::uuid[])
),
unnamed_stores as (
  update store set name = '{"ar":"","en":""}', waiting_name = null where owner_id = any ($1::uuid[])
),
unnamed_services as (
  update offering set name = null where professional_id = any ($1::uuid[])
)`;
