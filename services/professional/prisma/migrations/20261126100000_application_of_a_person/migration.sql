-- The id of an application follows from its person, so its primary key already admits one of each. A second unique
-- index fails the statement that loses the race for the first event, which `on conflict (id)` would have answered.
drop index application_applicant_id_idx;
create index application_applicant_id_idx on application (applicant_id);
