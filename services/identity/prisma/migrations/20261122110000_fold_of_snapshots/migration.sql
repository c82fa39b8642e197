-- The version of the fold that made each snapshot: a start builds those of an older one anew, found by the index
alter table account add column fold integer not null default 1;
create index account_fold_id_idx on account (fold, id);
alter table redirect add column fold integer not null default 1;
create index redirect_fold_id_idx on redirect (fold, id);
