/** Inserts a picture. $1 id, $2 user, $3 now. */
export const addAvatar = `
  insert into identity.avatar (id, user_id, created_at) values ($1, $2, $3)`;

/**
 * Lists the pictures of a person except one. Index `avatar_user_id`. $1 user, $2 the one that
 * stays, or null.
 */
export const otherAvatars = `
  select id from identity.avatar where user_id = $1 and ($2::uuid is null or id <> $2)`;

/** Deletes a picture. Primary key. $1 id. */
export const dropAvatar = `delete from identity.avatar where id = $1`;

/** Tells whether a picture belongs to a person. Primary key. $1 id, $2 user. */
export const isAvatarOf = `select 1 from identity.avatar where id = $1 and user_id = $2`;
