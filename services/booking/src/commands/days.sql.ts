import { doneSpans, isSeen, takenSpan } from '../slots/offered.sql.ts';

/**
 * The taken times of the professional who is `asked` about between $2 and $3, except those of the booking $1, and the
 * terms of the service whose hours say when else they work: the booked one, else one for the same job, else any.
 * Indexes `booking_no_overlap`, `booking_day_idx` and `offering_professional_id_service_id_idx`.
 */
const daysOf = `
hours.terms, coalesce((
  select json_agg(counted.span order by counted."from") from (
    select ${takenSpan('hours.id')} as span, lower(span) as "from"
    from booking as taken, unnest(taken.busy) as span
    where taken.professional_id = asked.professional_id and taken.id <> $1::uuid
      and taken.busy && tstzrange($2::timestamptz, $3::timestamptz)
    union all ${doneSpans('hours', 'asked.professional_id')}
  ) as counted
), '[]') as busy`;

const hours = `
lateral (
  select offering.id, offering.terms
  from offering
  where offering.professional_id = asked.professional_id and ${isSeen}
  order by offering.id::text = asked.offering_id desc nulls last,
    offering.service_id = asked.service_id desc, offering.id
  limit 1
) as hours`;

/**
 * Reads the days of the professional for the booking of a quote. One row.
 *
 * Parameters: the booking, from, until, professional, service.
 */
export const readDays = `
select ${daysOf}
from (
  select $4::uuid as professional_id, null::text as offering_id, $5::text as service_id
) as asked
left join ${hours} on true`;

/**
 * Reads the days of the professional of a booking, without the times of that booking. Primary key. One row, also where
 * there is no such booking.
 *
 * Parameters: the booking, from, until.
 */
export const readDaysBeside = `
select ${daysOf}
from (values (1)) as one
left join (
  select professional_id, state ->> 'offeringId' as offering_id, state ->> 'serviceId' as service_id
  from booking where id = $1::uuid
) as asked on true
left join ${hours} on true`;
