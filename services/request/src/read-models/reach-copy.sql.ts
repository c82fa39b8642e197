/**
 * Common table expressions that copy where professionals work, and which requests they want, and forget the erased.
 * What a batch says nothing of stays as it was. Primary keys of `professional_reach` and `subject_key`. An erased
 * professional is not inserted again, even if their profile arrives later.
 *
 * Parameters: of professionals, each once, arrays of one length: id, trades and home, area, rules, each as JSON or
 * null; the erased.
 */
export const reachSql = `
told as (
  select * from unnest($1::uuid[], $2::jsonb[], $3::jsonb[], $4::jsonb[])
    as told (id, profile, area, rules)
  where id <> all($5::uuid[])
    and not exists (select from subject_key where subject = id and key is null)
), published as (
  insert into professional_reach (id, trades, home, area, rules)
  select id, array(select jsonb_array_elements_text(profile -> 'trades')), profile -> 'home', area, rules
  from told where profile is not null
  on conflict (id) do update set
    trades = excluded.trades,
    home = excluded.home,
    area = coalesce(excluded.area, professional_reach.area),
    rules = coalesce(excluded.rules, professional_reach.rules)
), changed as (
  update professional_reach as reach set
    area = coalesce(told.area, reach.area),
    rules = coalesce(told.rules, reach.rules)
  from told where reach.id = told.id and told.profile is null
), gone as (
  delete from professional_reach where id = any($5::uuid[])
)`;
