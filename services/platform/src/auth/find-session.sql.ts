import { liveSession } from '@osta/contracts/identity/live-session';

const { schema, view } = liveSession;

/**
 * The person behind a session token. It reads a view that identity publishes, and is the only statement
 * that crosses schemas: a call to identity on every request would be slower and fail more often.
 *
 * $1 token, $2 whether admins need a second step: then one without it is a person like any other. Asked of
 * admins alone.
 *
 * Indexes, through the view: `session_token_key`, `auth_user_pkey`, `account_pkey`, `second_step_pkey`.
 */
export const findSession: { readonly name: string; readonly text: string } = {
  name: 'platform_find_session',
  text: `
    select session_id::text,
           user_id::text,
           kind,
           is_admin and (not $2::boolean or has_second_step) as is_admin
      from ${schema}.${view}
     where token = $1`,
};
