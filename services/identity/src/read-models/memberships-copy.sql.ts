/**
 * Common table expressions that copy who manages which store. Nothing may be both in what begins and in what
 * ends: one part of a statement does not see what another part writes. Primary key.
 *
 * $1 stores, $2 people who begin; $3 stores, $4 people who leave; $5 stores that close.
 */
export const membershipsSql = `
  begun as (
    insert into store_membership (store_id, user_id)
    select * from unnest($1::uuid[], $2::uuid[])
    on conflict (store_id, user_id) do nothing
  ), ended as (
    delete from store_membership
     where (store_id, user_id) in (select * from unnest($3::uuid[], $4::uuid[]))
  ), ended_with_store as (
    delete from store_membership where store_id = any ($5::uuid[])
  )`;
