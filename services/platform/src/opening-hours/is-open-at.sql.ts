/**
 * Returns the SQL condition that an `Availability` of the contracts is open at an instant: what
 * `openRanges` says, for one moment. Of the rules for a day the first counts: leave, exception, season, week.
 *
 * Where the clocks are put back, both passes of the repeated hour count as open.
 *
 * @param availability an SQL expression of type jsonb
 * @param instant an SQL expression of type timestamptz
 */
export function isOpenAt(availability: string, instant: string): string {
  return `exists (
    select
    from (
      select ${availability} as rules, ${instant} at time zone (${availability} ->> 'zone') as wall
    ) as clock
    cross join lateral (
      select to_char(wall, 'YYYY-MM-DD') as day,
        (extract(hour from wall) * 60 + extract(minute from wall))::integer as minute,
        ('{sunday,monday,tuesday,wednesday,thursday,friday,saturday}'::text[])[
          1 + extract(dow from wall)::integer] as weekday
    ) as now
    cross join lateral (
      select (
        select exception.value -> 'hours' from jsonb_array_elements(rules -> 'exceptions') as exception
        where exception.value ->> 'day' = day
      ) as of_day, coalesce((
        select season.value -> 'week' from jsonb_array_elements(rules -> 'seasons') as season
        where day between season.value ->> 'firstDay' and season.value ->> 'lastDay'
      ), rules -> 'week') as week
    ) as rule
    cross join lateral jsonb_array_elements(coalesce(of_day, week -> weekday)) as range
    where (range.value ->> 'from')::integer <= minute and minute < (range.value ->> 'to')::integer
      and not exists (
        select from jsonb_array_elements(rules -> 'leaves') as leave
        where day between leave.value ->> 'firstDay' and leave.value ->> 'lastDay')
      and (of_day is not null or weekday <> 'friday' or jsonb_typeof(rules -> 'fridayBreak') = 'null'
        or minute < (rules -> 'fridayBreak' ->> 'from')::integer
        or minute >= (rules -> 'fridayBreak' ->> 'to')::integer)
  )`;
}
