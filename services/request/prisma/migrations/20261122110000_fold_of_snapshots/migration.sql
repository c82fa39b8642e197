-- The version of the fold that made each snapshot: a start builds those of an older one anew, found by the index
alter table service_request add column fold integer not null default 1;
create index service_request_fold_id_idx on service_request (fold, id);
