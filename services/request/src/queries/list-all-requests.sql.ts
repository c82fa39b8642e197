/**
 * Lists requests of everybody after a cursor, newest first, but for drafts. Index `service_request_created_at_id_idx`. It
 * holds no status: most commands change that, and would have to touch the index. It has no name, so that Postgres plans
 * each question by what it asks for.
 *
 * Parameters: status or null for any, time and id of the cursor, limit.
 */
export const listAllRequestsSql = `
select id, state, created_at, updated_at
from service_request
where status <> 'draft'
  and ($1::text is null or status = $1)
  and (created_at, id) < ($2::timestamptz, $3::uuid)
order by created_at desc, id desc
limit $4`;
