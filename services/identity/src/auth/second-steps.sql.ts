/**
 * Stores an offer and replaces the earlier one, unless the second step is on. $1 user, $2 secret,
 * $3 end. Primary keys.
 */
export const putOffer = `
  insert into identity.second_step_offer (user_id, secret, expires_at)
  select $1::uuid, $2, $3::timestamptz
   where not exists (select 1 from identity.second_step where user_id = $1::uuid)
  on conflict (user_id) do update set secret = excluded.secret, expires_at = excluded.expires_at`;

/**
 * Reads the current offer and locks it, which serialises concurrent confirmations. $1 user, $2 now.
 * Primary key.
 */
export const lockOffer = `
  select secret from identity.second_step_offer
   where user_id = $1 and expires_at > $2
     for update`;

/**
 * Turns the second step on. $1 user, $2 secret, $3 step of the first code, $4 now. Primary keys.
 */
export const turnOn = `
  with taken as (
    delete from identity.second_step_offer where user_id = $1
  )
  insert into identity.second_step (user_id, secret, used_step, since)
  values ($1, $2, $3, $4)
  on conflict (user_id) do nothing`;

/** Turns the second step off; deletes the recovery codes, too. $1 user. Primary key. */
export const turnOff = `delete from identity.second_step where user_id = $1`;

/**
 * Reads the secret and locks its row. Every use of a code takes this lock first, so that concurrent
 * uses of one person's codes run one after the other. $1 user. Primary key.
 */
export const lockSecret = `select secret from identity.second_step where user_id = $1 for update`;

/**
 * Uses a step up, and every older one with it. Of two concurrent uses the second sees what the
 * first has written. $1 user, $2 step. Primary key.
 */
export const useStep = `
  update identity.second_step set used_step = $2 where user_id = $1 and used_step < $2`;

/**
 * Uses a recovery code up: of two concurrent uses one finds the row gone. $1 user, $2 hash. Primary
 * key.
 */
export const useRecoveryCode = `
  delete from identity.recovery_code where user_id = $1 and hash = $2`;

/** Deletes the recovery codes. $1 user. Primary key. */
export const dropRecoveryCodes = `delete from identity.recovery_code where user_id = $1`;

/** Inserts recovery codes. $1 user, $2 hashes. */
export const putRecoveryCodes = `
  insert into identity.recovery_code (user_id, hash) select $1, unnest($2::text[])`;
