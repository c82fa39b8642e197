import { eventHashSql } from '@osta/event-store/event-hash.sql';

/** The stream that is forged. */
export const oneStream = `(select id from request.service_request where version > 3 order by id limit 1)`;

/** Schemas whose subscriptions know how far they have read each request. */
const schemasOfReaders = ['request', 'booking', 'identity', 'notification'] as const;

/** Lowers the price of a quote wherever it is kept: in the events, in the row and in the notifications. */
const cheaperEverywhere = `
  create temporary table forged on commit drop as select ${oneStream} as id;
  update request.event set data = regexp_replace(data::text, '"amount": \\d+', '"amount": 5000', 'g')::jsonb
    where stream_id = (select id from forged);
  update request.service_request set state = regexp_replace(state::text, '"amount": \\d+', '"amount": 5000', 'g')::jsonb
    where id = (select id from forged);
  update notification.notification
    set parameters = regexp_replace(parameters::text, '"amount": \\d+', '"amount": 5000', 'g')::jsonb
    where event_id in (select id from request.event where stream_id = (select id from forged));`;

/** Makes the hashes of a stream fit its events again. */
const rechained = `
  do $$ declare forged request.event; previous bytea; begin
    for forged in select * from request.event where stream_id = ${oneStream} order by stream_version loop
      previous := ${eventHashSql('previous', 'forged')};
      update request.event set hash = previous where position = forged.position;
    end loop;
  end $$;`;

/** Makes every subscription forget the versions of a stream from this one on. */
const forgotten = (stream: string, version: string): string =>
  schemasOfReaders
    .map(
      (reader) =>
        `update ${reader}.applied_stream set version = ${version} - 1, previous = ${version} - 2
           where stream_id = ${stream} and version >= ${version};`,
    )
    .join('\n');

const first = `stream_id = ${oneStream} and stream_version = 1`;

/** What somebody can change in the log with SQL, and what `verify` says of it: the chain of each stream tells. */
export const forgedEvents: readonly (readonly [string, string, RegExp])[] = [
  [
    'a price in an event',
    `update request.event set data = jsonb_set(data, '{terms,price,amount}', '1')
      where id = (select id from request.event where type like '%quote-submitted%' order by id limit 1)`,
    /request [0-9a-f-]{36}: chain-broken: version \d+, event [0-9a-f-]{36}: expected [0-9a-f]{64}, found [0-9a-f]{64}/u,
  ],
  [
    'a price in event, row and notification alike',
    cheaperEverywhere,
    /^\d+ streams, 1 faults\nrequest [0-9a-f-]{36}: chain-broken: version \d+/u,
  ],
  [
    'a time',
    `update request.event set time = time - interval '1 hour' where ${first}`,
    /chain-broken: version 1, /u,
  ],
  [
    'an actor who is another person',
    `update request.event set actor = uuidv7()::text where ${first}`,
    /chain-broken: version 1, /u,
  ],
  [
    'a correlation',
    `update request.event set correlation_id = uuidv7() where ${first}`,
    /chain-broken: version 1, /u,
  ],
  [
    'a cause',
    `update request.event set causation_id = uuidv7() where ${first}`,
    /chain-broken: version 1, /u,
  ],
  [
    'two events that changed places',
    `update request.event set stream_version = 100 where stream_id = ${oneStream} and stream_version = 2;
     update request.event set stream_version = 2 where stream_id = ${oneStream} and stream_version = 3;
     update request.event set stream_version = 3 where stream_id = ${oneStream} and stream_version = 100`,
    /chain-broken: version 2, /u,
  ],
  [
    'an event in the middle that is gone, with those after it moved up',
    `delete from request.event where stream_id = ${oneStream} and stream_version = 2;
     update request.event set stream_version = 2 where stream_id = ${oneStream} and stream_version = 3;
     update request.event set stream_version = 3 where stream_id = ${oneStream} and stream_version = 4`,
    /chain-broken: version 2, /u,
  ],
  [
    'a hash',
    `update request.event set hash = sha256(hash) where ${first}`,
    /chain-broken: version 1, /u,
  ],
];

/** Removes the last event of a stream, its effect on the row included, as if it had never happened. */
const withoutEnd = `
  create temporary table forged on commit drop as select ${oneStream} as id;
  delete from request.event where (stream_id, stream_version) in
    (select id, version from request.service_request where id = (select id from forged));
  update request.service_request set version = version - 1 where id = (select id from forged);
  ${forgotten('(select id from forged)', '(select version + 1 from request.service_request where id = (select id from forged))')}`;

/** Removes a stream with its row and all that subscriptions know of it. */
const withoutStream = `
  create temporary table forged on commit drop as select ${oneStream} as id;
  delete from request.event where stream_id = (select id from forged);
  delete from request.timer where stream_id = (select id from forged);
  delete from request.service_request where id = (select id from forged);
  ${schemasOfReaders.map((reader) => `delete from ${reader}.applied_stream where stream_id = (select id from forged);`).join('\n')}`;

/** Forgeries that leave a log without contradictions: only the checkpoints tell. */
export const consistentForgeries: readonly (readonly [string, string, RegExp])[] = [
  [
    'a price in event, row and notification alike, with all hashes made anew',
    `${cheaperEverywhere} ${rechained}`,
    /^\d+ streams, \d+ checkpoints, \d+ faults\nrequest [0-9a-f-]{36}: checkpoint-differs: checkpoint \d+ of \S+: signed version \d+ with [0-9a-f]{64}, found version \d+ with [0-9a-f]{64}/u,
  ],
  [
    'the end of a stream that is gone',
    withoutEnd,
    /request [0-9a-f-]{36}: checkpoint-differs: checkpoint \d+ of \S+: signed version \d+ with [0-9a-f]{64}, found version \d+ with [0-9a-f]{64}\n/u,
  ],
  [
    'an event in the middle, with the hashes from there on made anew',
    `update request.event set actor = uuidv7()::text where stream_id = ${oneStream} and stream_version = 3;
     ${rechained}`,
    /request [0-9a-f-]{36}: checkpoint-differs: .*, found version \d+ with [0-9a-f]{64}; the first that was not signed is version 3, event [0-9a-f-]{36}\n/u,
  ],
  [
    'an event that has got another place among those of other streams',
    `update request.event set tx = (select max(tx) from request.event)
      where id = (select id from request.event order by tx, position limit 1)`,
    /request [0-9a-f-]{36}: checkpoint-differs: checkpoint \d+ of \S+: the order of events is another one from version \d+ on, event [0-9a-f-]{36}\n/u,
  ],
  [
    'a whole stream that is gone',
    withoutStream,
    /request [0-9a-f-]{36}: checkpoint-differs: checkpoint \d+ of \S+: signed version \d+ with [0-9a-f]{64}, found no event/u,
  ],
  [
    'a stream that is older than it can be',
    `insert into identity.event (tx, id, topic, stream_id, stream_version, type, data, time, actor,
       correlation_id, causation_id, source)
     select tx, uuidv7(), topic, uuidv7(), 1, type, data, time, actor, correlation_id, causation_id, source
       from identity.event where stream_version = 1 order by tx, position limit 1`,
    /identity [0-9a-f-]{36}: checkpoint-differs: checkpoint \d+ of \S+: signed no event, found version 1 with/u,
  ],
];
