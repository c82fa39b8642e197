-- The version of the fold that made each snapshot: a start builds those of an older one anew, found by the index
alter table profile add column fold integer not null default 1;
create index profile_fold_id_idx on profile (fold, id);
