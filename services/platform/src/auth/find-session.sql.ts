/**
 * The person behind a session token. It reads tables of identity, and is the only statement that crosses
 * schemas: a call to identity on every request would be slower and fail more often. A
 * sign-in that waits for its second step is in another table: it is no session.
 *
 * $1 token, $2 whether admins need a second step: then one without it is a person like any other. Asked of
 * admins alone.
 *
 * Indexes: `session_token_key`, `auth_user_pkey`, `account_pkey`, `second_step_pkey`.
 */
export const findSession = {
  name: 'platform_find_session',
  text: `
    select s.id::text as session_id,
           s.user_id::text as user_id,
           a.kind,
           u.is_admin and (
             not $2::boolean
             or exists (select 1 from identity.second_step x where x.user_id = u.id)
           ) as is_admin
      from identity.session s
      join identity.auth_user u on u.id = s.user_id
      left join identity.account a on a.id = s.user_id
     where s.token = $1
       and s.expires_at > now()`,
} as const;
