/**
 * Lists the stores in which a person is a member, closed ones last, newest first. Index `store_members_idx`.
 * Parameter: the person, as `[{"id":"…"}]`.
 */
export const listMyStores = {
  name: 'store.list-my-stores',
  text: `
select id, version, state, updated_at
from store.store
where state -> 'members' @> $1::jsonb
order by status = 'closed', id desc
limit 100`,
} as const;

/** Lists the stores that a person has ever joined, also those that they have left. Index `event_member_joined_idx`. */
export const listJoinedStores = {
  name: 'store.list-joined-stores',
  text: `
select stream_id as id
from store.event
where type = 'osta.store.store-member-joined.v1' and data ->> 'memberId' = $1::text
group by stream_id`,
} as const;
