/** Stores a number. Primary key. $1 user, $2 number, $3 now. */
export const putPhone = `
  insert into identity.phone (user_id, number, verified_at) values ($1, $2, $3)
  on conflict (user_id) do update set number = excluded.number, verified_at = excluded.verified_at`;

/** Deletes a number. Primary key. $1 user. */
export const dropPhone = `delete from identity.phone where user_id = $1`;
