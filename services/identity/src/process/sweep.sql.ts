/**
 * Deletes expired rows. Each statement uses its index on time, a few thousand rows at once.
 * Sessions and verifications are compared with the clock of the database, as better-auth dated
 * them.
 */
const batch = 5000;

function sweep(table: string, key: string, isOver: string): string {
  return `
  delete from identity.${table} where ${key} in (
    select ${key} from identity.${table} where ${isOver} limit ${batch} for update skip locked
  )`;
}

/** Index `session_expires_at`. */
export const sweepSessions = sweep('session', 'id', 'expires_at <= now()');

/** Index `verification_expires_at`. */
export const sweepVerifications = sweep('verification', 'id', 'expires_at <= now()');

/** Index `one_time_code_expires_at`. $1 now. */
export const sweepCodes = sweep(
  'one_time_code',
  '(purpose, subject)',
  'expires_at <= $1',
).replaceAll('select (purpose, subject)', 'select purpose, subject');

/** Index `second_step_offer_expires_at`. $1 now. */
export const sweepOffers = sweep('second_step_offer', 'user_id', 'expires_at <= $1');

/** Index `waiting_sign_in_expires_at`. $1 now. */
export const sweepWaiting = sweep('waiting_sign_in', 'hash', 'expires_at <= $1');

/** Index `waiting_letter_until`. $1 now. */
export const sweepLetters = sweep('waiting_letter', 'id', 'until <= $1');

/** Index `attempt_resets_at`. $1 now. */
export const sweepAttempts = sweep('attempt', '(kind, subject)', 'resets_at <= $1').replaceAll(
  'select (kind, subject)',
  'select kind, subject',
);

/**
 * Deletes users who proved an address a month ago, never registered, and have no session. Index
 * `auth_user_created_at`. $1 now.
 */
export const sweepNobodies = `
  delete from identity.auth_user where id in (
    select u.id from identity.auth_user u
     where u.created_at < $1::timestamptz - interval '30 days'
       and not exists (select 1 from identity.account a where a.id = u.id and a.kind is not null)
       and not exists (select 1 from identity.session s where s.user_id = u.id)
       and not u.is_admin
     limit ${batch} for update skip locked
  )`;
