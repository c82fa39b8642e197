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
