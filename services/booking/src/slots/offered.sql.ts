/** Returns the expression of an instant in milliseconds since 1970. */
function millisecondsSql(moment: string): string {
  return `(extract(epoch from ${moment}) * 1000)::bigint`;
}

/**
 * Returns the expression of a `span` that a booking has `taken`, as JSON: its start, its end, and when it began if it is
 * one of the same service. As numbers, without names: to write sixty instants as text takes longer than to read them.
 * Of its two times, a booking with a proposed one counts once for the daily cap: the range of its own time, which its
 * start lies in.
 *
 * @param offeringId the SQL of the service that is asked about
 */
export function takenSpan(offeringId: string): string {
  return `json_build_array(
    ${millisecondsSql('lower(span)')}, ${millisecondsSql('upper(span)')},
    case when taken.state ->> 'offeringId' = ${offeringId}::text
      and span @> taken.starts_at::timestamptz then taken.starts_at end
  )`;
}

/** Returns the expression of a moment as bookings keep their starts. */
function startSql(moment: string): string {
  return `to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/**
 * Returns the select of what is done of a `service` with a daily cap in a time, in the form of `takenSpan`: as empty
 * spans, which count for the cap and take no time, with their starts. `booking_day_idx`.
 *
 * @param service the SQL name of a row with the `id` and `terms` of an offering
 * @param professional the SQL of whose it is
 * @param from the SQL of when the time begins
 * @param until the SQL of when it ends
 */
export function doneSpans(
  service: string,
  professional: string,
  from = '$2::timestamptz',
  until = '$3::timestamptz',
): string {
  const start = 'taken.starts_at::timestamptz';
  return `
  select json_build_array(
      ${millisecondsSql(start)}, ${millisecondsSql(start)}, taken.starts_at
    ) as span, ${start} as "from"
  from booking as taken
  where ${service}.terms -> 'rules' ->> 'dailyCap' is not null
    and taken.professional_id = ${professional} and fills_day(taken.state) and taken.busy is null
    and taken.starts_at between ${startSql(from)} and ${startSql(until)}
    and taken.state ->> 'offeringId' = ${service}.id::text`;
}

/**
 * What occupies the professional of an `offering` between $2 and $3, as JSON, with what is done of it.
 *
 * `booking_busy_idx`: the window is compared with each range, so that the planner doesn't take `booking_no_overlap`,
 * which takes several times as long to read.
 */
const occupied = `
coalesce((
  select json_agg(counted.span) from (
    select ${takenSpan('offering.id')} as span, lower(span) as "from"
    from booking as taken, unnest(taken.busy) as span
    where taken.professional_id = offering.professional_id and not isempty(taken.busy)
      and span && tstzrange($2::timestamptz, $3::timestamptz)
    union all ${doneSpans('offering', 'offering.professional_id')}
  ) as counted
), '[]')`;

/**
 * Returns the expression of the times between $2 and $3 at which nobody is booked at a store, as JSON, in the form of
 * what occupies a professional. Primary key of `store_block`: a store blocks few times.
 *
 * @param store the SQL of its id; null: none
 */
export function blockedAt(store: string): string {
  return `
coalesce((
  select json_agg(json_build_array(
    ${millisecondsSql('block.starts_at')}, ${millisecondsSql('block.ends_at')}, null
  ))
  from store_block as block
  where block.store_id = ${store}
    and block.starts_at < $3::timestamptz and block.ends_at > $2::timestamptz
), '[]')`;
}

/** Whether the professional of an `offering` takes nothing new for now. Primary key. */
const isPaused = `exists (select from paused_professional where id = offering.professional_id)`;

/**
 * Returns the expression of whether the professional of a published service takes nothing new for now. Primary keys.
 *
 * @param offeringId the SQL of its id
 */
export function isOfPaused(offeringId: string): string {
  return `
exists (select from offering where id = ${offeringId} and is_published and ${isPaused})`;
}

/**
 * Whether customers see an `offering`: it is published, and its professional has an account and is not hidden, for
 * example suspended. Primary keys.
 */
export const isSeen = `
offering.is_published and not exists (
  select from subject_key where subject = offering.professional_id and key is null
) and not exists (
  select from hidden_professional where id = offering.professional_id
)`;

/** Whether an `offering` can be booked: customers see it, and its professional has not paused. Primary keys. */
export const isBookable = `${isSeen} and not ${isPaused}`;

/**
 * Returns the expression of the starts of the bookings whose strikes a person has, as JSON. More than twenty pause
 * as long as these. `booking_struck_id_starts_at_idx`.
 *
 * @param person the SQL of the id
 */
export function strikesOf(person: string): string {
  return `
coalesce((
  select json_agg(struck.starts_at) from (
    select starts_at from booking
    where struck_id = ${person} and state -> 'strike' ->> 'standing' in ('stands', 'upheld')
    order by starts_at desc
    limit 20
  ) as struck
), '[]')`;
}

/** The columns of an `offering`, with what occupies its professional between $2 and $3. */
export const offeredColumns = `
offering.id, offering.professional_id as "professionalId", offering.service_id as "serviceId",
offering.name, offering.terms, ${occupied} as busy, ${strikesOf('offering.professional_id')} as strikes`;

/**
 * Reads one offered service with the taken times of its professional. Primary key of `offering`, index
 * `booking_busy_idx`.
 *
 * Parameters: offering, from, until.
 */
export const readOffering = `
select ${offeredColumns} from offering where offering.id = $1::uuid and ${isBookable}`;
