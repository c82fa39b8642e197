/**
 * Common table expressions that copy who does not want mail about bookings. Nobody may be in both. Primary key.
 *
 * $1 people who want it again, or were erased; $2 people who do not.
 */
export const mailChoicesSql = `
  wanted as (
    delete from booking_mail_off where person_id = any ($1::uuid[])
  ), unwanted as (
    insert into booking_mail_off (person_id)
    select unnest($2::uuid[])
    on conflict (person_id) do nothing
  )`;
