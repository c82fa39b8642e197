-- What the professional calls a service, in both languages: read-models/offerings-copy.ts. Null once they are erased.
-- What was copied before has none, until the service changes or the copy is written again from the log.
alter table offering add column name jsonb;

-- The services of the erased: read-models/people-copy.sql.ts
create index offering_professional_id_idx on offering (professional_id);
