/**
 * The view that tells every service who is behind a session: the only thing of a schema that others may
 * read. Its columns: `token`, `session_id`, `user_id`, `kind` (null until the person has registered),
 * `is_admin`, `has_second_step`. The tables behind it are the business of identity alone.
 */
export const liveSession = { schema: 'identity', view: 'live_session' } as const;
