/** Gives or takes the rights of an admin. $1 user, $2 whether given. Primary key. */
export const setAdmin = `
  update identity.auth_user set is_admin = $2, updated_at = now() where id = $1`;
