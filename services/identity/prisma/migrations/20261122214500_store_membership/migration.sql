-- Who manages which store, as owner or manager, copied from the events of stores: they have the capability store_management.
create table store_membership (
  store_id uuid not null,
  user_id uuid not null,
  primary key (store_id, user_id)
);
create index store_membership_user_id on store_membership (user_id);
