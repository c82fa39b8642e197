/**
 * The common table expression that copies the times of bookings. What a batch does not say of one stays as it
 * was. Primary key, locked in its order.
 *
 * Parameters, one entry for each booking: ids, professionals, services, starts, ends, minutes before, minutes
 * after (null: not said), whether a proposed time is said, its start and end (null: there is none any more),
 * whether the booking blocks its times, and whether it counts for the daily cap of its service (null: not said).
 */
export const takenTimesSql = `
taken as (
  insert into taken_time (id, professional_id, offering_id, starts_at, ends_at, buffer_before_minutes,
    buffer_after_minutes, new_starts_at, new_ends_at, is_blocking, fills_day)
  select said.id, said.professional_id, coalesce(said.offering_id, known.offering_id), said.starts_at,
    coalesce(said.ends_at, known.ends_at),
    coalesce(said.buffer_before_minutes, known.buffer_before_minutes),
    coalesce(said.buffer_after_minutes, known.buffer_after_minutes),
    case when said.proposes then said.new_starts_at else known.new_starts_at end,
    case when said.proposes then said.new_ends_at else known.new_ends_at end,
    coalesce(said.is_blocking, known.is_blocking, false),
    coalesce(said.fills_day, known.fills_day, false)
  from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::timestamptz[], $5::timestamptz[], $6::integer[],
      $7::integer[], $8::boolean[], $9::timestamptz[], $10::timestamptz[], $11::boolean[], $12::boolean[])
    as said (id, professional_id, offering_id, starts_at, ends_at, buffer_before_minutes,
      buffer_after_minutes, proposes, new_starts_at, new_ends_at, is_blocking, fills_day)
  left join taken_time as known on known.id = said.id
  order by said.id
  on conflict (id) do update set professional_id = excluded.professional_id,
    offering_id = excluded.offering_id, starts_at = excluded.starts_at,
    ends_at = excluded.ends_at, buffer_before_minutes = excluded.buffer_before_minutes,
    buffer_after_minutes = excluded.buffer_after_minutes, new_starts_at = excluded.new_starts_at,
    new_ends_at = excluded.new_ends_at, is_blocking = excluded.is_blocking,
    fills_day = excluded.fills_day
)`;
