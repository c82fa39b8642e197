-- The trades of a store beside their names, which admins change: search/store-words.ts
update store_words set words = store_words.words || traded.words
from (
  select store.id, string_agg(format('''#%s'':1B', trade), ' ')::tsvector as words
  from store cross join unnest(store.category_ids) as trade
  group by store.id
) as traded
where traded.id = store_words.store_id;
