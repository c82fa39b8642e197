import { liveSession } from '@osta/contracts/identity/live-session';

/** The schema of the tables behind the view that services read sessions from. */
const { schema: people } = liveSession;

/** Inserts a person as identity stores one; without a state, one who has not registered. */
export const addPersonSql: string = `
  with proved as (
    insert into ${people}.auth_user (id, email, email_verified, is_admin, created_at, updated_at)
    values ($1::uuid, $1::uuid || '@osta.test', true, $2, now(), now())
    on conflict (id) do nothing
  )
  insert into ${people}.account (id, version, state, created_at, updated_at)
  select $1::uuid, 1, $3::jsonb, now(), now()
   where $3::jsonb is not null
  on conflict (id) do nothing`;

export const addSessionSql: string = `
  insert into ${people}.session (id, token, user_id, expires_at, created_at, updated_at)
  values ($1, $2, $3, now() + interval '1 day', now(), now())`;

/** Inserts the next event of a stream. */
export function addEventSql(schema: string): string {
  return `
    insert into ${schema}.event (
      id, topic, stream_id, stream_version, type, data, time, actor,
      correlation_id, causation_id, source
    )
    select $1::uuid, $2, $3::uuid, coalesce(max(stream_version), 0) + 1, $4, $5::jsonb,
           $6::timestamptz, $7, $1::uuid, $1::uuid, $8
      from ${schema}.event
     where stream_id = $3::uuid`;
}
