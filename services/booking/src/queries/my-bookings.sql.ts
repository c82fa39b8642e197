/**
 * Lists every booking that a person has a part in, or had before they or another member of their store handed it over,
 * or whose review they reported, oldest first. Indexes `booking_customer_id_tab_starts_at_id_idx`,
 * `booking_professional_id_tab_starts_at_id_idx`, `booking_handovers_idx` and `booking_reporters_idx`.
 *
 * Parameter: the person.
 */
export const listMine = `
select id from booking where customer_id = $1
union
select id from booking where professional_id = $1
union
select id from booking
where state ? 'handovers' and (
  state -> 'handovers' @> jsonb_build_array(jsonb_build_object('fromId', $1::uuid))
  or state -> 'handovers' @> jsonb_build_array(jsonb_build_object('authorId', $1::uuid))
)
union
select id from booking
where state #> '{reviews,customer,reports}' @> jsonb_build_array(jsonb_build_object('authorId', $1::uuid))
order by id`;
