import { escapeIdentifier } from 'pg';

/** The statements by which operators handle parked events, in one schema. */
export interface ParkingLotStatements {
  readonly list: string;
  readonly show: string;
  readonly lockStream: string;
  readonly discard: string;
  readonly unpark: string;
  readonly askForRedrive: string;
  readonly findDiscard: string;
  readonly findRedrive: string;
  readonly takeRedrive: string;
  readonly endRedrive: string;
}

/**
 * Returns the statements for the schema of a service. `$1` is the subscription, except in `list`, which reads
 * all subscriptions, and in `endRedrive`.
 */
export function parkingLotStatements(schema: string): ParkingLotStatements {
  const inSchema = (table: string): string => `${escapeIdentifier(schema)}.${table}`;
  const parkedEvent = inSchema('parked_event');
  const parkedStream = inSchema('parked_stream');
  const appliedStream = inSchema('applied_stream');
  const operatorAction = inSchema('operator_action');
  return {
    // parked_event_subscription_stream_id_stream_version_idx, from the place on: the first event of each stream,
    // and how many wait behind it. Parameters: subscription, stream and topic of the place, or nulls; limit
    list: `
select distinct on (parked.subscription, parked.stream_id, coalesce(parked.topic, ''))
  parked.subscription, parked.id as "eventId", parked.topic, parked.stream_id as "streamId",
  parked.stream_version as "version", parked.event ->> 'type' as "type",
  parked.reason, parked.error, parked.parked_at as "parkedAt",
  (select count(*)::int from ${parkedEvent} as waiting
    where waiting.subscription = parked.subscription and waiting.stream_id = parked.stream_id
      and waiting.topic is not distinct from parked.topic) as "events"
from ${parkedEvent} as parked
where $1::text is null
  or ((parked.subscription, parked.stream_id) >= ($1, $2::text)
    and (parked.subscription, parked.stream_id, coalesce(parked.topic, '')) > ($1, $2::text, $3::text))
order by parked.subscription, parked.stream_id, coalesce(parked.topic, ''),
  parked.stream_version nulls first, parked.id
limit $4`,

    // Primary key
    show: `
select parked.id as "eventId", parked.topic, parked.stream_id as "streamId",
  parked.stream_version as "version", parked.event, convert_from(parked.raw, 'UTF8') as "raw",
  parked.reason, parked.error, parked.parked_at as "parkedAt"
from ${parkedEvent} as parked
where parked.subscription = $1 and parked.id = $2::uuid`,

    // Keeps other transactions from parking, holding or unparking events of the stream
    lockStream: `
select from ${parkedStream}
where subscription = $1 and stream_id::text = $2 and topic is not distinct from $3 for update`,

    // Only the first event of its stream: the events behind it would follow a version that was never applied
    discard: `
with discarded as (
  delete from ${parkedEvent} as parked
  where parked.subscription = $1 and parked.id = $2::uuid and not exists (
    select from ${parkedEvent} as earlier
    where earlier.subscription = $1 and earlier.stream_id = parked.stream_id
      and earlier.topic = parked.topic and earlier.stream_version < parked.stream_version)
  returning *
), moved as (
  insert into ${appliedStream} as applied (subscription, topic, stream_id, previous, version)
  select $1, topic, stream_id::uuid, 0, stream_version from discarded where event is not null
  on conflict (subscription, topic, stream_id) do update set
    previous = applied.version, version = excluded.version
  where applied.version < excluded.version
)
insert into ${operatorAction}
  (subscription, action, stream_id, event_id, event, raw, operator, reason, done_at, outcome)
select $1, 'discard', stream_id, id, event, raw, $3, $4, clock_timestamp(),
  jsonb_build_object('parkedBecause', reason, 'error', error)
from discarded
returning id`,

    unpark: `
delete from ${parkedStream} as parked
where parked.subscription = $1 and parked.stream_id::text = $2 and parked.topic = $3
and not exists (
  select from ${parkedEvent} as event
  where event.subscription = $1 and event.stream_id = $2 and event.topic = $3
)`,

    askForRedrive: `
insert into ${operatorAction} (subscription, id, action, stream_id, operator, reason)
values ($1, $2::uuid, 'redrive', $3, $4, $5)
on conflict (id) do nothing`,

    // Primary key
    findRedrive: `
select id, stream_id as "streamId", operator, reason, asked_at as "askedAt", outcome
from ${operatorAction} where subscription = $1 and id = $2::uuid and action = 'redrive'`,

    // operator_action_discarded_idx
    findDiscard: `
select operator, reason, done_at as "discardedAt"
from ${operatorAction} where subscription = $1 and event_id = $2::uuid and action = 'discard'
order by done_at desc limit 1`,

    // operator_action_waiting_idx
    takeRedrive: `
select id, stream_id as "streamId" from ${operatorAction}
where subscription = $1 and action = 'redrive' and done_at is null
order by asked_at, id limit 1`,

    endRedrive: `
update ${operatorAction} set done_at = clock_timestamp(), outcome = $2::jsonb
where id = $1 and done_at is null`,
  };
}
