import { escapeIdentifier } from 'pg';

/**
 * The statements on the tables of `subscriptionMigrations`. They use primary keys unless a comment names
 * another index.
 */
export interface SubscriptionStatements {
  readonly positions: string;
  readonly look: string;
  readonly park: string;
  readonly hold: string;
  readonly parkRaw: string;
  readonly claim: string;
  readonly suspect: string;
  readonly acquit: string;
  readonly unsuspect: string;
  readonly release: string;
  readonly isPaused: string;
  readonly setPaused: string;
  readonly countParked: string;
  readonly stillness: string;
  readonly parkedStreams: string;
  readonly parkedEvents: string;
  readonly parkedRaw: string;
  readonly forget: string;
  readonly complain: string;
  readonly lockParked: string;
  readonly unpark: string;
}

/** Returns the statements for one schema. `$1` is the subscription in every statement. */
export function subscriptionStatements(schema: string): SubscriptionStatements {
  const inSchema = (table: string) => `${escapeIdentifier(schema)}.${table}`;
  const checkpoint = inSchema('checkpoint');
  const appliedStream = inSchema('applied_stream');
  const parkedStream = inSchema('parked_stream');
  const parkedEvent = inSchema('parked_event');
  const openReading = inSchema('open_reading');
  const subscriptionState = inSchema('subscription_state');

  return {
    positions: `
select partition, position from ${checkpoint}
where subscription = $1 and partition = any($2::text[])`,

    look: `
select wanted.stream_id as "streamId", coalesce(applied.version, 0) as version,
  parked.stream_id is not null as "isParked"
from unnest($3::uuid[]) as wanted (stream_id)
left join ${appliedStream} as applied
  on applied.subscription = $1 and applied.topic = $2 and applied.stream_id = wanted.stream_id
left join ${parkedStream} as parked
  on parked.subscription = $1 and parked.topic = $2 and parked.stream_id = wanted.stream_id`,

    park: `
with parked as (
  insert into ${parkedStream} (subscription, topic, stream_id, reason, error, parked_at)
  values ($1, $8, $2::uuid, $5, $6, now())
  on conflict (subscription, topic, stream_id) do nothing
)
insert into ${parkedEvent}
  (subscription, id, topic, stream_id, stream_version, event, reason, error, parked_at)
values ($1, $4::uuid, $8, $2::uuid::text, $3, $7::json, $5, $6, now())
on conflict (subscription, id) do nothing`,

    // The lock serializes this statement with unpark, so that no event stays behind in the parking lot
    hold: `
with parked as (
  select stream_id from ${parkedStream}
  where subscription = $1 and topic = $6 and stream_id = any($2::uuid[])
  order by stream_id for share
), held as (
  insert into ${parkedEvent}
    (subscription, id, topic, stream_id, stream_version, event, reason, error, parked_at)
  select $1, event.id, $6, event.stream_id::text, event.stream_version, event.envelope,
    'behind', '', now()
  from unnest($2::uuid[], $3::uuid[], $4::int[], $5::json[])
    as event (stream_id, id, stream_version, envelope)
  join parked using (stream_id)
  on conflict (subscription, id) do nothing
)
select stream_id as "streamId" from parked`,

    parkRaw: `
with moved as (
  insert into ${checkpoint} (subscription, partition, position, updated_at)
  values ($1, $6, $7, now())
  on conflict (subscription, partition)
  do update set position = excluded.position, updated_at = excluded.updated_at
)
insert into ${parkedEvent} (subscription, id, stream_id, raw, reason, error, parked_at)
values ($1, $2::uuid, $3, $4::bytea, 'unreadable', $5, now())
on conflict (subscription, id) do nothing`,

    claim: `
with before as (
  select reader from ${openReading} where subscription = $1 and partition = $2
), claimed as (
  insert into ${openReading} (subscription, partition, reader) values ($1, $2, $3::uuid)
  on conflict (subscription, partition) do update set reader = excluded.reader
)
select reader from before`,

    suspect: `
update ${openReading} set
  attempts = case when suspect = $3::uuid then attempts + 1 else 1 end,
  suspect = $3::uuid
where subscription = $1 and partition = $2
returning attempts`,

    // Takes one attempt back, whoever reads by now: another reader may have counted its own attempt meanwhile
    acquit: `
update ${openReading} set attempts = attempts - 1
where subscription = $1 and partition = $2 and suspect = $3::uuid and attempts > 0`,

    unsuspect: `
update ${openReading} set suspect = null, attempts = 0
where subscription = $1 and partition = $2`,

    // A few rows by the first column of the key
    release: `delete from ${openReading} where subscription = $1 and reader = $2::uuid`,

    isPaused: `select paused from ${subscriptionState} where subscription = $1`,

    setPaused: `
insert into ${subscriptionState} (subscription, paused, updated_at) values ($1, $2, now())
on conflict (subscription) do update set paused = excluded.paused, updated_at = excluded.updated_at`,

    countParked: `
select
  (select count(*)::int from ${parkedEvent}
    where subscription = $1 and ($2::text is null or stream_id = $2)) as events,
  (select count(*)::int from ${parkedStream}
    where subscription = $1 and ($2::text is null or stream_id::text = $2)) as streams`,

    stillness: `
select (extract(epoch from clock_timestamp() - max(updated_at)) * 1000)::float8 as milliseconds
from ${checkpoint} where subscription = $1`,

    parkedStreams: `
select topic, stream_id as "streamId" from ${parkedStream}
where subscription = $1 and ($2::text is null or stream_id::text = $2) order by parked_at, stream_id`,

    // parked_event_subscription_stream_id_stream_version_idx
    parkedEvents: `
select event from ${parkedEvent}
where subscription = $1 and stream_id = $2 and topic = $3
order by stream_version limit 500`,

    parkedRaw: `
select id, raw from ${parkedEvent}
where subscription = $1 and raw is not null and ($2::text is null or stream_id = $2)`,

    forget: `delete from ${parkedEvent} where subscription = $1 and id = $2::uuid`,

    complain: `
update ${parkedEvent} set reason = $3, error = $4 where subscription = $1 and id = $2::uuid`,

    lockParked: `
select from ${parkedStream}
where subscription = $1 and topic = $3 and stream_id = $2::uuid for update`,

    unpark: `
delete from ${parkedStream} where subscription = $1 and topic = $3 and stream_id = $2::uuid
and not exists (
  select from ${parkedEvent} where subscription = $1 and stream_id = $2::uuid::text and topic = $3
)`,
  };
}
