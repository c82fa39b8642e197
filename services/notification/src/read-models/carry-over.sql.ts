import { escapeIdentifier } from 'pg';

/**
 * Returns the statement that copies `arrival` from the live list onto a rebuilt one: readers'
 * screens refer to it to say how far they have seen. Notifications that the live list lacks get the
 * last places. Reads both tables whole, by `notification_pkey`.
 */
export function carryArrivalsSql(live: string, rebuilt: string): string {
  const [from, to] = [escapeIdentifier(live), escapeIdentifier(rebuilt)];
  return `
with wanted as (
  select own.id, coalesce(known.arrival, coalesce(counter.newest, 0) + row_number() over (
    partition by own.recipient_id, known.id is null order by own.arrival
  )) as arrival
  from ${to}.notification as own
  left join ${from}.notification as known
    on known.id = own.id and known.recipient_id = own.recipient_id
  left join ${from}.notification_counter as counter on counter.user_id = own.recipient_id
)
update ${to}.notification as own set arrival = wanted.arrival
from wanted
where own.id = wanted.id and own.arrival <> wanted.arrival`;
}

/**
 * Returns the statement that copies `newest` and `passed_over` from the live counters onto rebuilt
 * ones. Neither value goes down. Reads both tables whole, by `notification_counter_pkey`.
 */
export function carryCountersSql(live: string, rebuilt: string): string {
  const [from, to] = [escapeIdentifier(live), escapeIdentifier(rebuilt)];
  return `
with wanted as (
  select own.user_id,
    greatest(own.newest, known.newest, top.arrival) as newest,
    greatest(own.passed_over, known.passed_over) as passed_over
  from ${to}.notification_counter as own
  left join ${from}.notification_counter as known on known.user_id = own.user_id
  left join (
    select recipient_id, max(arrival) as arrival from ${to}.notification group by recipient_id
  ) as top on top.recipient_id = own.user_id
)
update ${to}.notification_counter as own set
  newest = wanted.newest, passed_over = wanted.passed_over
from wanted
where own.user_id = wanted.user_id
  and (own.newest, own.passed_over) is distinct from (wanted.newest, wanted.passed_over)`;
}
