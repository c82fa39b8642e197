/**
 * Finds one account with any of these addresses.
 *
 * $1 addresses in lower case. Index auth_user_email_key.
 */
export const findDemoAccount = `
  select email from identity.auth_user where email = any($1::text[]) limit 1`;
