-- What other services read of sessions: one row for each that stands. A sign-in that waits for its second
-- step is in another table, so it is no row here. The planner sees through the view: a token is looked up by
-- session_token_key, and has_second_step is not asked for where nobody reads it.
CREATE VIEW "live_session" AS
SELECT s."token",
       s."id" AS "session_id",
       s."user_id",
       a."kind",
       u."is_admin",
       EXISTS (SELECT 1 FROM "second_step" x WHERE x."user_id" = s."user_id") AS "has_second_step"
  FROM "session" s
  JOIN "auth_user" u ON u."id" = s."user_id"
  LEFT JOIN "account" a ON a."id" = s."user_id"
 WHERE s."expires_at" > now();
