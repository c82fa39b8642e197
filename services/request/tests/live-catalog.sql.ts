/** Lists columns, constraints and indexes of the service's own tables, one per line. */
export const liveCatalog = `
with own as (
  select oid, relname from pg_class
  where relnamespace = 'request'::regnamespace and relkind = 'r'
    and relname in ('service_request', 'request_professional', 'person', 'professional', 'event')
)
select line from (
  select own.relname || ' column ' || attname || ' ' || format_type(atttypid, atttypmod)
    || case when attnotnull then ' not null' else '' end
    || coalesce(' generated ' || pg_get_expr(adbin, adrelid), '') as line
  from own
  join pg_attribute on attrelid = own.oid and attnum > 0 and not attisdropped
  left join pg_attrdef on adrelid = own.oid and adnum = attnum and attgenerated = 's'
  where own.relname <> 'event'
  union all
  select own.relname || ' constraint ' || conname || ' ' || pg_get_constraintdef(pg_constraint.oid)
  from own join pg_constraint on conrelid = own.oid and contype in ('c', 'f', 'x')
  where own.relname <> 'event'
  union all
  select own.relname || ' index ' || pg_get_indexdef(indexrelid)
  from own join pg_index on indrelid = own.oid
  where own.relname <> 'event' or indexrelid = 'request.event_request_sent_idx'::regclass
) as catalog
order by line`;
