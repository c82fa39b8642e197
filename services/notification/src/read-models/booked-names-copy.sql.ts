/**
 * Common table expressions that copy what booked services are called: a booking or a wait has the name that it
 * began with, or that of whoever took it over. What
 * an erased professional called theirs is null, and stays it. `booked_name_pkey`, `booked_name_professional_id_idx`,
 * `person_pkey`.
 *
 * Parameters: of bookings and waits ids, professionals, names; the erased people.
 */
export const copyBookedNamesSql = `
copied_booked_names as (
  insert into booked_name (subject_id, professional_id, name)
  select new.subject_id, new.professional_id,
    case when new.professional_id = any($4::uuid[]) or erased.full_name = '' then null
      else new.name
    end
  from unnest($1::uuid[], $2::uuid[], $3::jsonb[]) as new (subject_id, professional_id, name)
  left join person as erased on erased.user_id = new.professional_id
  order by new.subject_id
  on conflict (subject_id) do update set professional_id = excluded.professional_id, name = excluded.name
  where booked_name.professional_id <> excluded.professional_id
), unnamed_bookings as (
  update booked_name set name = null where professional_id = any($4::uuid[])
)`;
