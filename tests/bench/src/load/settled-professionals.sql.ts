/**
 * Settles professionals around the places of the country, most of them in a few trades, each with one published
 * service and four bookings ahead.
 *
 * Parameters: how many, latitudes and longitudes of the places, the availability of every service, the present
 * moment, the versions of the folds of services and of profiles.
 */
export const settleProfessionalsSql = `
with newcomer as (
  select ('01980000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid as id, n,
    case when n % 3 = 0 then 'plumbing' when n % 3 = 1 then 'cleaning' else 'hvac' end as trade
  from generate_series(1, $1::integer) as n
), named as (
  insert into professional.person (id, full_name) select id, 'Person ' || n from newcomer
), offered as (
  insert into professional.offering (id, version, fold, state, created_at, updated_at)
  select ('01990000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 1, $6::integer, jsonb_build_object(
    'professionalId', id,
    'status', 'published',
    'offer', jsonb_build_object(
      'serviceId', trade || case trade when 'plumbing' then '.leak' when 'cleaning' then '.home' else '.clean' end,
      'name', '{"ar": "", "en": ""}'::jsonb,
      'description', '{"ar": "", "en": ""}'::jsonb,
      'durationMinutes', 60, 'bufferBeforeMinutes', 0, 'bufferAfterMinutes', 30, 'noticeMinutes', 120,
      'horizonDays', 30, 'slotIntervalMinutes', 30, 'dailyCap', null,
      'price', jsonb_build_object('kind', 'fixed', 'amount', 20000 + (n % 200) * 1000)),
    'availability', $4::jsonb
  ), now(), now()
  from newcomer
), taken as (
  insert into professional.taken_time (id, professional_id, starts_at, ends_at, buffer_before_minutes,
    buffer_after_minutes, is_blocking, fills_day)
  select gen_random_uuid(), id, $5::timestamptz + (day + (n % 7)) * interval '3 hours',
    $5::timestamptz + (day + (n % 7)) * interval '3 hours' + interval '90 minutes', 0, 30, true, true
  from newcomer cross join generate_series(1, 4) as day
)
insert into professional.profile (id, version, fold, state, created_at, updated_at)
select id, 1, $7::integer, jsonb_build_object(
  'status', 'published', 'headline', jsonb_build_object('ar', '', 'en', 'Headline ' || n),
  'names', jsonb_build_object('ar', '', 'en', ''),
  'experienceYears', n % 61, 'placeId', 'm-tajura',
  'location', jsonb_build_object(
    'latitude', ($2::float8[])[1 + n % cardinality($2::float8[])] + (n % 97) * 0.005,
    'longitude', ($3::float8[])[1 + n % cardinality($2::float8[])] + (n % 89) * 0.005),
  'languages', '["ar"]'::jsonb, 'categoryIds', jsonb_build_array(trade)
), now(), now()
from newcomer`;
