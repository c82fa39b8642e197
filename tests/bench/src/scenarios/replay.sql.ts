const customerSql = "('00000000-0000-7000-8000-' || lpad(to_hex(nth % 20000), 12, '0'))::uuid";
const professional = '00000000-0000-7000-8001-000000000001';

/** Quotes for twenty thousand people, each the first event of its stream. Parameter: the number of quotes. */
export const addQuotesSql = `
insert into request.event (tx, id, topic, stream_id, stream_version, type, data, time, actor,
  correlation_id, causation_id, source)
select (select tx from request.event_transaction), uuidv7(), 'request', uuidv7(), 1, 'osta.request.quote-submitted.v3',
  jsonb_build_object('quoteId', uuidv7(), 'customerId', ${customerSql},
    'professionalId', '${professional}', 'serviceId', 'plumbing.leak', 'quoteVersion', 1,
    'terms', jsonb_build_object('price', jsonb_build_object('kind', 'fixed', 'amount', 90000),
      'proposedStart', '2026-03-02T08:00:00.000Z', 'validUntil', '2026-03-04T08:00:00.000Z',
      'note', '')),
  to_timestamp(1772323200 + nth / 100.0), '${professional}', uuidv7(), uuidv7(), '/osta/request'
from generate_series(1, $1::bigint) as nth`;

export const dropAsideSql = 'drop schema if exists aside cascade';

/** The same list and counters in plain SQL, from this one kind of event: no derived ids, no checks. */
export const buildAsideSql = `
create schema aside;
create table aside.notification (
  id uuid primary key, recipient uuid not null, seq bigint not null, event_id uuid not null,
  kind text not null, parameters jsonb not null, created_at timestamptz not null
);
create index on aside.notification (recipient, seq, event_id);
create table aside.counter (recipient uuid primary key, unread int not null, newest bigint not null);
insert into aside.notification
select gen_random_uuid(), (data ->> 'customerId')::uuid,
  (extract(epoch from time) * 1000)::bigint, id, type,
  jsonb_build_object('actionPath', '/customer/requests/' || stream_id,
    'customerId', data -> 'customerId', 'professionalId', data -> 'professionalId',
    'serviceId', data -> 'serviceId', 'price', data -> 'terms' -> 'price',
    'proposedStart', data -> 'terms' -> 'proposedStart'),
  time
from request.event order by tx, position;
insert into aside.counter
select recipient, count(*), max(seq) from aside.notification group by recipient`;
