-- What people want to be told. It stands with the bell, because whoever has that row is alone with the list.

ALTER TABLE "notification_counter"
    -- The fold of the person's changes; null for the many who never changed anything
    ADD COLUMN "preferences" JSONB,
    -- The latest moment, in milliseconds, of something that was not told; not a fact of the log
    ADD COLUMN "passed_over" BIGINT;

CREATE OR REPLACE VIEW "reading" AS
    SELECT "user_id" AS "id", "readings" AS "version",
        jsonb_build_object('readUpTo', "read_upto", 'preferences', "preferences") AS "state"
    FROM "notification_counter" WHERE "readings" > 0;
