-- The stores that somebody has ever joined, also those that they have left: queries/my-stores.sql.ts
create index event_member_joined_idx on event ((data ->> 'memberId'))
  where type = 'osta.store.store-member-joined.v1';
