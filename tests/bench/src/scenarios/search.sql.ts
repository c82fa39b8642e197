/**
 * What a search by likeness reads: the words of every professional, in no index.
 */
export const addPhrasesSql = `
create extension if not exists pg_trgm;
create table professional.phrase as
select profile.id, profile.state, person.full_name,
  case profile.state -> 'categoryIds' ->> 0
    when 'plumbing' then 'كشف وتصليح تسريبات' when 'cleaning' then 'تنظيف منازل' else 'تنظيف مكيفات'
  end || ' ' || person.full_name as words
from professional.profile
join professional.person on person.id = profile.id`;

/** The professionals whose words are like a question, by the likeness of each row. Parameters: question, limit. */
export const scanByLikenessSql = `
select id, state, full_name, words <->> $1::text as distance
from professional.phrase
where words %> $1::text
order by distance
limit $2`;
