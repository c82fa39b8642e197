-- Words without their long vowels beside the words: search/store-words.ts
update store_words set words = store_words.words || formed.words
from (
  select store_id, string_agg(distinct format('''~%s'':1', form), ' ')::tsvector as words
  from store_words
  cross join lateral unnest(words) as known (lexeme, positions, weights)
  cross join lateral (
    select left(lexeme, 1) || translate(substr(lexeme, 2), 'اوي', '') as bare
  ) as skeleton
  cross join lateral (
    select case when bare like 'ا___' then substr(bare, 2) else bare end as form
  ) as other
  where lexeme ~ '^[ء-ي]+$' and length(form) >= 3
  group by store_id
) as formed
where formed.store_id = store_words.store_id;
