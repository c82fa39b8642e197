-- Finished work gives its time back, and not its place in a day with a cap. A process of the version before goes on
-- writing rows meanwhile; the subscription of another name writes all of them anew
delete from checkpoint where subscription = 'professional-taken-times';
delete from applied_stream where subscription = 'professional-taken-times';

alter table taken_time add column fills_day boolean not null default false;

-- What is to come, or counts for its day: queries/list-professionals.sql.ts
create index taken_time_professional_id_day on taken_time (professional_id, until) where fills_day;
drop index taken_time_professional_id_until;
