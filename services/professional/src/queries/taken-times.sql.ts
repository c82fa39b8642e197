/** Milliseconds since 1970. */
function milliseconds(moment: string): string {
  return `(extract(epoch from ${moment}) * 1000)::bigint`;
}

/**
 * Returns the expression of when a professional is taken from a moment on, with buffers, as JSON; with what is done, which
 * takes no time and counts for the daily cap. Index `taken_time_professional_id_day`.
 *
 * @param professional the SQL of the id
 * @param now the SQL of the moment
 */
export function takenFrom(professional: string, now: string): string {
  return `
coalesce((
  select json_agg(json_build_object(
    'offeringId', taken.offering_id,
    'workStartsAt', ${milliseconds('taken.starts_at')},
    'startsAt', ${milliseconds('span.starts_at - make_interval(mins => taken.buffer_before_minutes)')},
    'endsAt', ${milliseconds('span.ends_at + make_interval(mins => taken.buffer_after_minutes)')},
    'isProposed', span.is_proposed,
    'isDone', not taken.is_blocking))
  from professional.taken_time as taken
  cross join lateral (
    values (taken.starts_at, taken.ends_at, false), (taken.new_starts_at, taken.new_ends_at, true)
  ) as span (starts_at, ends_at, is_proposed)
  where taken.professional_id = ${professional} and taken.fills_day
    and taken.until > ${now} - interval '2 days'
    and span.ends_at is not null
), '[]')`;
}

/** Reads when a professional is taken from a moment on. Parameters: professional, moment. */
export const readTakenTimes = {
  name: 'professional.read-taken-times',
  text: `select ${takenFrom('$1::uuid', '$2::timestamptz')} as taken`,
} as const;
