/**
 * The person behind a session token. It reads three tables of identity, and is the only statement
 * that crosses schemas: a call to identity on every request would be slower and fail more often
 * (architecture §6).
 *
 * Indexes: `session_token_key`, `auth_user_pkey`, `account_pkey`.
 */
export const findSession = {
  name: 'platform_find_session',
  text: `
    select s.id::text as session_id,
           s.user_id::text as user_id,
           a.kind,
           u.is_admin
      from identity.session s
      join identity.auth_user u on u.id = s.user_id
      left join identity.account a on a.id = s.user_id
     where s.token = $1
       and s.expires_at > now()`,
} as const;
