/**
 * Common table expressions that copy open obligations, with a row for each person whom one binds. Whom the batch leaves
 * bound stays so, although the obligation or what it is part of may have ended on the way: one part of a statement does
 * not see what another part writes. Who is no longer bound, as a booking was handed over, goes. Primary key, and `open_obligation_part_of` for the quotes of an ended request.
 *
 * $1 obligations, $2 people, $3 kinds, $4 what they are part of; $5 ended obligations.
 */
export const obligationsSql = `
  opened as (
    insert into open_obligation (id, person_id, kind, part_of)
    select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::uuid[])
    on conflict (id, person_id) do nothing
  ), ended as (
    delete from open_obligation as known
     where (id = any ($5::uuid[]) or part_of = any ($5::uuid[])) and not exists (
       select from unnest($1::uuid[], $2::uuid[]) as bound (id, person_id)
        where bound.id = known.id and bound.person_id = known.person_id
     )
  )`;
