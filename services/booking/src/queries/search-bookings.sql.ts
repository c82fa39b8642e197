import { foldedNameSql } from '@osta/platform/search/folded-name';

const has = (name: string): string => `strpos(${foldedNameSql(name)}, ${foldedNameSql('$1')}) > 0`;

/**
 * Lists the ids of people with a part of a name, of their account or as they write it for readers of a language. Reads
 * the names of everybody: only admins ask.
 *
 * Parameters: part of the name, limit.
 */
export const listNamedSql = `
select person.id from person left join written_name on written_name.id = person.id
where ${has('full_name')} or ${has('ar')} or ${has('en')}
order by person.id limit $2`;

/**
 * Lists bookings of everybody after a cursor, by their start, backwards. Index `booking_starts_at_id_idx`; for one
 * number `booking_end_of_id_idx`, for people the indexes of their lists. It has no name, so that Postgres plans each
 * question by what it asks for.
 *
 * Parameters, null for any: end of the id, people on either side, status, first start, start of the later ones;
 * start and id of the cursor, limit.
 */
export const searchBookingsSql = `
select id, state, updated_at from booking
where tab is not null
  and ($1::text is null or right(id::text, 12) = $1)
  and ($2::uuid[] is null or customer_id = any($2) or professional_id = any($2))
  and ($3::text is null or status = $3)
  and ($4::text is null or starts_at >= $4)
  and ($5::text is null or starts_at < $5)
  and (starts_at, id) < ($6::text, $7::uuid)
order by starts_at desc, id desc
limit $8`;
