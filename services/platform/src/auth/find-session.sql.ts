import { liveSession } from '@osta/contracts/identity/live-session';

const { schema, view } = liveSession;

/**
 * Finds the person behind a session token. Reads a view that identity publishes and is the only statement
 * across schemas: a call to identity on every request would be slower and fail more often.
 *
 * $1 token, $2 whether admins need a second step: then an admin without one is treated as any other person. The
 * second step is checked for admins only.
 *
 * Indexes, through the view: `session_token_key`, `auth_user_pkey`, `account_pkey`, `second_step_pkey`.
 */
export const findSession: string = `
    select session_id,
           user_id,
           kind,
           is_admin and (not $2::boolean or has_second_step) as is_admin
      from ${schema}.${view}
     where token = $1::text`;
