/** Forgets everybody who could be asked. */
export const emptyTown = `
truncate professional_reach, professional, person, hidden_professional, paused_professional, request_professional`;

/** Inserts people who can be asked, with the requests that they have. Parameter: an array of them, as JSON. */
export const settleTown = `
with somebody as (
  select one ->> 'id' as id, one ->> 'seen' as seen, one
  from jsonb_array_elements($1::jsonb) as one
), reached as (
  insert into professional_reach (id, trades, home, area, rules)
  select id::uuid, array(select jsonb_array_elements_text(one -> 'trades')), one -> 'home',
    nullif(one -> 'area', 'null'), nullif(one -> 'rules', 'null')
  from somebody
), published as (
  insert into professional (id, published_at) select id::uuid, now() from somebody
), named as (
  insert into person (id, kind, full_name, registered_at)
  select id::uuid, 'professional', 'Somebody', now() from somebody where seen <> 'nameless'
), hidden as (
  insert into hidden_professional (id, standing)
  select id::uuid, 'suspended' from somebody where seen = 'hidden'
), paused as (
  insert into paused_professional (id) select id::uuid from somebody where seen = 'paused'
)
insert into request_professional (request_id, professional_id, invited_at, has_declined, is_closed)
select gen_random_uuid(), id::uuid, now(), kind = 'declined', kind = 'closed'
from somebody, unnest(array['current', 'declined', 'closed']) as kind,
  generate_series(1, (one ->> kind)::int)`;
