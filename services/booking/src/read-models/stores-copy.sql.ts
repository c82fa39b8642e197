/**
 * Common table expressions that copy stores and their members: the newest version of each store wins. What a
 * batch does not say stays as it is. A name whose owner is forgotten stays empty. Primary keys.
 *
 * Parameters: of stores ids, versions, owners, names, whether a waiting name becomes the name, whether a
 * waiting name is said, that name, listings, subscriptions; of members stores, people, roles, whether they are
 * staff; of those who left stores and people; of blocked times stores, ids, starts and ends; of lifted ones
 * stores and ids. Null: not said.
 */
export const copyStoresSql = `
copied_stores as (
  insert into store (id, version, owner_id, name, waiting_name, listing, subscription)
  select new.id, new.version, new.owner_id,
    case when forgotten.subject is not null then '{"ar":"","en":""}'::jsonb
      else coalesce(
        new.name, case when new.is_approved then old.waiting_name end, old.name, '{"ar":"","en":""}'::jsonb
      )
    end,
    case when forgotten.subject is not null then null
      when new.says_waiting then new.waiting_name
      else old.waiting_name
    end,
    coalesce(new.listing, old.listing, 'draft'),
    coalesce(new.subscription, old.subscription, 'none')
  from unnest(
    $1::uuid[], $2::integer[], $3::uuid[], $4::jsonb[], $5::boolean[], $6::boolean[], $7::jsonb[],
    $8::text[], $9::text[]
  ) as new (
    id, version, owner_id, name, is_approved, says_waiting, waiting_name, listing, subscription
  )
  left join store as old on old.id = new.id
  left join subject_key as forgotten on forgotten.subject = new.owner_id and forgotten.key is null
  order by new.id
  on conflict (id) do update set version = excluded.version, name = excluded.name,
    waiting_name = excluded.waiting_name, listing = excluded.listing,
    subscription = excluded.subscription
  where store.version < excluded.version
), copied_members as (
  insert into store_member (store_id, member_id, role, is_staff)
  select new.store_id, new.member_id, coalesce(new.role, old.role),
    coalesce(new.is_staff, old.is_staff, false)
  from unnest($10::uuid[], $11::uuid[], $12::text[], $13::boolean[])
    as new (store_id, member_id, role, is_staff)
  left join store_member as old on old.store_id = new.store_id and old.member_id = new.member_id
  where coalesce(new.role, old.role) is not null
  order by new.store_id, new.member_id
  on conflict (store_id, member_id) do update set role = excluded.role, is_staff = excluded.is_staff
), gone_members as (
  delete from store_member using unnest($14::uuid[], $15::uuid[]) as gone (store_id, member_id)
  where store_member.store_id = gone.store_id and store_member.member_id = gone.member_id
), copied_blocks as (
  insert into store_block (store_id, id, starts_at, ends_at)
  select * from unnest($16::uuid[], $17::uuid[], $18::timestamptz[], $19::timestamptz[])
    as new (store_id, id, starts_at, ends_at)
  order by new.store_id, new.id
  on conflict (store_id, id) do nothing
), lifted_blocks as (
  delete from store_block using unnest($20::uuid[], $21::uuid[]) as lifted (store_id, id)
  where store_block.store_id = lifted.store_id and store_block.id = lifted.id
)`;
