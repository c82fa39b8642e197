/**
 * Inserts one tenth of 50 000 requests of 5 000 customers, each sent to two of 2 000 professionals, every second one with a photo.
 *
 * Parameters: which tenth, from 0.
 */
export const fillMarket = `
with request as (
  select n,
    ('01980000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid as id,
    '01980000-0000-7000-8001-' || lpad(to_hex(n % 5000), 12, '0') as customer,
    timestamptz '2026-01-01' + n * interval '1 minute' as at
  from generate_series($1::int * 5000 + 1, $1::int * 5000 + 5000) as n
), written as (
  insert into service_request (id, version, state, created_at, updated_at)
  select id, 3, jsonb_build_object(
      'customerId', customer, 'quotes', '[]'::jsonb, 'invitations', '[]'::jsonb,
      'status', case when n % 3 = 0 then 'open' else 'withdrawn' end,
      'content', jsonb_build_object('description', repeat('Water drips. ', 40))
    ), at, at
  from request
), photographed as (
  insert into request_photo (id, customer_id, created_at, request_id)
  select gen_random_uuid(), customer::uuid, at, case when n % 50 > 0 then id end
  from request where n % 2 = 0
), asked as (
  insert into request_professional (request_id, professional_id, invited_at, is_closed)
  select id, ('01980000-0000-7000-8002-' || lpad(to_hex((n * 7 + nth) % 2000), 12, '0'))::uuid, at,
    n % 3 <> 0
  from request, generate_series(0, 1) as nth
)
insert into event (tx, topic, id, stream_id, stream_version, type, data, time, actor,
  correlation_id, causation_id, source)
select (select tx from event_transaction), 'request', gen_random_uuid(), id, version, 'osta.request.service-request-' ||
    (array['drafted.v1', 'submitted.v1', 'viewed.v1'])[version], '{}', at, customer,
  id, id, '/osta/request'
from request, generate_series(1, 3) as version`;

/**
 * Inserts what the platform keeps beside the requests: idempotency keys, timers, applied streams.
 */
export const fillMachinery = `
with keys as (
  insert into idempotency (principal, key, request_hash, answer, created_at)
  select '01980000-0000-7000-8001-' || lpad(to_hex(n % 5000), 12, '0'), gen_random_uuid(), 'none',
    '{}', now()
  from generate_series(1, 50000) as n
), timers as (
  insert into timer (stream_id, name, about, topic, due_at, set_by, next_at)
  select ('01980000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, name, '', 'request',
    timestamptz '2026-01-15' + n * interval '1 minute', 2, timestamptz '2026-01-15' + n * interval '1 minute'
  from generate_series(1, 50000) as n, unnest(array['expire-request', 'expire-quote']) as name
)
insert into applied_stream (subscription, topic, stream_id, previous, version)
select 'request-people', 'account', ('01980000-0000-7000-8001-' || lpad(to_hex(n), 12, '0'))::uuid, 0, 1
from generate_series(0, 9999) as n`;

/** Inserts the people of these requests. */
export const fillPeople = `
with registered as (
  insert into person (id, kind, full_name, registered_at)
  select ('01980000-0000-7000-800' || side || '-' || lpad(to_hex(n), 12, '0'))::uuid,
    (array['customer', 'professional'])[side], 'Somebody', now()
  from generate_series(1, 2) as side, generate_series(0, 4999) as n
), hidden as (
  insert into hidden_professional (id, standing)
  select ('01980000-0000-7000-8002-' || lpad(to_hex(n), 12, '0'))::uuid, 'suspended'
  from generate_series(2000, 3999) as n
), paused as (
  insert into paused_professional (id)
  select ('01980000-0000-7000-8002-' || lpad(to_hex(n), 12, '0'))::uuid
  from generate_series(1000, 1999) as n
), reached as (
  insert into professional_reach (id, trades, home, rules)
  select ('01980000-0000-7000-8002-' || lpad(to_hex(n), 12, '0'))::uuid, array['trade-' || n % 20],
    '{"latitude": 32.875, "longitude": 13.145}',
    case when n % 2 = 0 then '{"acceptsRequests": true, "maxOpenRequests": 5, "minBudget": null, "serviceIds": null}'::jsonb end
  from generate_series(0, 1999) as n
)
insert into professional (id, published_at)
select ('01980000-0000-7000-8002-' || lpad(to_hex(n), 12, '0'))::uuid, now()
from generate_series(0, 1999) as n`;
