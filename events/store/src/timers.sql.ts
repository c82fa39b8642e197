import { escapeIdentifier } from 'pg';

/**
 * Leases due timers, the longest overdue first, and skips those that another process is leasing. Takes only the
 * earliest timer of each stream: a later one waits until that one has ended or is parked. Returns each timer
 * with the event that set it. `timer_next_at_idx`, primary key of `timer`, unique index of the event table.
 *
 * Parameters: now, end of the lease, timer names that this build knows.
 *
 * @param limit largest number of timers; part of the text, since the plan depends on it
 */
export function takeDueSql(schema: string, limit: number): string {
  const { timer, event } = names(schema);
  return `
with due as (
  select timer.stream_id, timer.name, timer.about from ${timer} as timer
  where timer.next_at <= $1 and timer.name = any($3::text[]) and (timer.name, timer.about) = (
    select earliest.name, earliest.about from ${timer} as earliest
    where earliest.stream_id = timer.stream_id and earliest.next_at < 'infinity'
      and earliest.name = any($3::text[])
    order by earliest.due_at, earliest.name, earliest.about limit 1
  )
  order by timer.next_at limit ${limit} for update of timer skip locked
)
update ${timer} as timer set next_at = $2, attempts = timer.attempts + 1
from due
join ${event} as event on event.stream_id = due.stream_id
where timer.stream_id = due.stream_id and timer.name = due.name and timer.about = due.about
  and event.stream_version = timer.set_by
returning timer.stream_id, timer.name, timer.about, timer.due_at, timer.set_by, timer.attempts,
  event.id as event_id, event.correlation_id`;
}

/**
 * Postpones a timer that its command did not end; no row when it was moved or cancelled meanwhile. Primary key.
 *
 * Parameters: stream, name, about, the event that set it, next attempt (`infinity`: parked), problem.
 */
export function putOffSql(schema: string): string {
  return `
update ${names(schema).timer} set next_at = $5, problem = $6
where stream_id = $1 and name = $2 and about = $3 and set_by = $4`;
}

/** Finds the next due time; null for none. `timer_next_at_idx`. Parameter: known names. */
export function nextDueSql(schema: string): string {
  return `
select next_at from ${names(schema).timer}
where next_at < 'infinity' and name = any($1::text[]) order by next_at limit 1`;
}

/** Unparks all parked timers. `timer_tried_idx`. */
export function unparkSql(schema: string): string {
  return `
update ${names(schema).timer} set next_at = due_at, attempts = 0
where attempts > 0 and next_at = 'infinity'`;
}

/**
 * Counts due and parked timers, and finds how late the longest overdue one is. `timer_next_at_idx`,
 * `timer_tried_idx`. Parameter: now.
 */
export function timerStatusSql(schema: string): string {
  const { timer } = names(schema);
  return `
select due.timers as due, tried.parked, greatest(0, coalesce(
  extract(epoch from $1::timestamptz - least(due.oldest, tried.oldest)), 0))::float8 as late
from (
  select count(*)::int as timers, min(next_at) filter (where attempts = 0) as oldest
  from ${timer} where next_at <= $1
) as due, (
  select count(*) filter (where next_at = 'infinity')::int as parked,
    min(due_at) filter (where next_at < 'infinity') as oldest
  from ${timer} where attempts > 0
) as tried`;
}

function names(schema: string): { readonly timer: string; readonly event: string } {
  return {
    timer: `${escapeIdentifier(schema)}.timer`,
    event: `${escapeIdentifier(schema)}.event`,
  };
}
