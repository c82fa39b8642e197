import { instantSql } from '../slots/offered.sql.ts';

/** The windows in a multirange column `busy` of `taken`, as JSON. */
const windows = `
coalesce(json_agg(json_build_object(
  'startsAt', ${instantSql('lower(span)')}, 'endsAt', ${instantSql('upper(span)')}
) order by lower(span)), '[]')`;

/**
 * Reads the taken times of a professional around a moment, except those of one booking. Index
 * `booking_no_overlap`.
 *
 * Parameters: professional, the booking, from, until.
 */
export const readBusy = `
select ${windows} as busy
from booking as taken, unnest(taken.busy) as span
where taken.professional_id = $1 and taken.id <> $2
  and taken.busy && tstzrange($3::timestamptz, $4::timestamptz)`;

/**
 * Reads the taken times of the professional of one booking around a moment, except its own. Primary key, then
 * index `booking_no_overlap`.
 *
 * Parameters: the booking, from, until.
 */
export const readBusyBeside = `
select ${windows} as busy
from booking as own
join booking as taken on taken.professional_id = own.professional_id and taken.id <> own.id,
  unnest(taken.busy) as span
where own.id = $1 and taken.busy && tstzrange($2::timestamptz, $3::timestamptz)`;
