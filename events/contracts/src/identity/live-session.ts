/**
 * The view by which services read sessions: the only object of a schema that other services may read. Its
 * columns: `token`, `session_id`, `user_id`, `kind` (null until the person has registered), `is_admin`,
 * `has_second_step`. The tables behind it are private to identity.
 */
export const liveSession = { schema: 'identity', view: 'live_session' } as const;
