/**
 * Common table expressions that copy the names of stores: the newest version of each store wins. The name of a
 * store whose owner is erased is empty, and stays it. `store_name_pkey`, `store_name_owner_id_idx`, `person_pkey`.
 *
 * Parameters: of stores ids, versions, owners, names, whether a waiting name becomes the name, whether a waiting
 * name is said, that name; the erased people. Null: not said.
 */
export const copyStoreNamesSql = `
copied_names as (
  insert into store_name (store_id, version, owner_id, name, waiting_name)
  select new.id, new.version, new.owner_id,
    case when new.owner_id = any($8::uuid[]) or erased.full_name = '' then '{"ar":"","en":""}'::jsonb
      else coalesce(
        new.name, case when new.is_approved then old.waiting_name end, old.name, '{"ar":"","en":""}'::jsonb
      )
    end,
    case when new.owner_id = any($8::uuid[]) or erased.full_name = '' then null
      when new.says_waiting then new.waiting_name
      else old.waiting_name
    end
  from unnest(
    $1::uuid[], $2::integer[], $3::uuid[], $4::jsonb[], $5::boolean[], $6::boolean[], $7::jsonb[]
  ) as new (id, version, owner_id, name, is_approved, says_waiting, waiting_name)
  left join store_name as old on old.store_id = new.id
  left join person as erased on erased.user_id = new.owner_id
  order by new.id
  on conflict (store_id) do update set version = excluded.version, name = excluded.name,
    waiting_name = excluded.waiting_name
  where store_name.version < excluded.version
), unnamed as (
  update store_name set name = '{"ar":"","en":""}', waiting_name = null
  where owner_id = any($8::uuid[]) and store_id <> all($1::uuid[])
)`;
