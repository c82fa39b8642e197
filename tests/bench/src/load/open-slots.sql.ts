/** A side of a booking. */
export type SlotSide = 'customer' | 'professional';

/** Returns the id of a person or a service by its number, in SQL. @param number an SQL expression */
function slotIdSql(kind: SlotSide | 'offering', number: string): string {
  return `('${prefixes[kind]}-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;
}

/** The same id outside of SQL. */
export function slotIdOf(kind: SlotSide | 'offering', number: number): string {
  return `${prefixes[kind]}-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;
}

const prefixes = { customer: '0000000c', professional: '0000000d', offering: '0000000e' } as const;

/** Adds accounts. Parameters: first number, last number. */
export const addAccountsSql = (side: SlotSide): string => `
with added as (
  select ${slotIdSql(side, 'nth')} as id
  from generate_series($1::bigint, $2::bigint) as nth
), proved as (
  insert into identity.auth_user (id, email, email_verified, is_admin, created_at, updated_at)
  select id, id || '@osta.test', true, false, now(), now() from added
)
insert into identity.account (id, version, state, created_at, updated_at)
select id, 1, '{"kind": "${side}", "fullName": "Somebody", "locale": "en"}', now(), now() from added`;

/** Signs them in; the token of each is their id. Parameters: first number, last number. */
export const addSessionsSql = (side: SlotSide): string => `
insert into identity.session (id, token, user_id, expires_at, created_at, updated_at)
select uuidv7(), ${slotIdSql(side, 'nth')}::text, ${slotIdSql(side, 'nth')},
  now() + interval '1 day', now(), now()
from generate_series($1::bigint, $2::bigint) as nth`;

/** Adds professionals with a service each, all over Tripoli. Parameters: first number, last number, terms. */
export const addOfferingsSql = `
with placed as (
  insert into booking.work_place (id, latitude, longitude, is_chosen)
  select ${slotIdSql('professional', 'nth')}, 32.8 + (nth % 40) * 0.005, 13.1 + (nth % 60) * 0.005, true
  from generate_series($1::bigint, $2::bigint) as nth
)
insert into booking.offering (id, version, professional_id, service_id, is_published, terms)
select ${slotIdSql('offering', 'nth')}, 1, ${slotIdSql('professional', 'nth')}, 'plumbing.leak', true, $3
from generate_series($1::bigint, $2::bigint) as nth`;

/** Counts pairs of bookings of one professional that overlap. */
export const countOverlapsSql = `
select count(*)::int as count from booking.booking as one
join booking.booking as other on one.professional_id = other.professional_id
  and one.id < other.id and one.busy && other.busy`;

/** Counts the deadlocks of this database since its beginning. */
export const countDeadlocksSql = `
select deadlocks::int as count from pg_stat_database where datname = current_database()`;
