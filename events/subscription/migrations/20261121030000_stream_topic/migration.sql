-- A stream is known by its topic and its id: account and profile of one person have the same id, and one
-- subscription may read both.

ALTER TABLE "applied_stream" ADD COLUMN "topic" TEXT;
ALTER TABLE "parked_stream" ADD COLUMN "topic" TEXT;
-- NULL for a message that is no event
ALTER TABLE "parked_event" ADD COLUMN "topic" TEXT;

-- What was applied before is in the event tables, whichever of them are here, under a topic that its
-- subscription reads
DO $$
DECLARE
    "recorded" RECORD;
BEGIN
    FOR "recorded" IN
        SELECT * FROM (VALUES
            ('identity', 'account'), ('professional', 'professional'),
            ('request', 'request'), ('notification', 'notification')
        ) AS "known" ("service", "topic")
        WHERE to_regclass("service" || '.event') IS NOT NULL
    LOOP
        EXECUTE format(
            'UPDATE "applied_stream" AS "applied" SET "topic" = %1$L
             WHERE "topic" IS NULL
               AND EXISTS (SELECT FROM "checkpoint" WHERE "subscription" = "applied"."subscription"
                 AND "partition" ~ %3$L)
               AND EXISTS (SELECT FROM %2$I."event" WHERE "event"."topic" = %1$L
                 AND "event"."stream_id" = "applied"."stream_id")',
            "recorded"."topic", "recorded"."service", '(^|\.)' || "recorded"."topic" || '(:\d+)?$'
        );
    END LOOP;
END $$;

-- `osta.<topic>.…`
UPDATE "parked_event" SET "topic" = split_part("event" ->> 'type', '.', 2) WHERE "event" IS NOT NULL;
UPDATE "parked_stream" SET "topic" = (
    SELECT "parked_event"."topic" FROM "parked_event"
    WHERE "parked_event"."subscription" = "parked_stream"."subscription"
      AND "parked_event"."stream_id" = "parked_stream"."stream_id"::text
      AND "parked_event"."topic" IS NOT NULL
    LIMIT 1
);

ALTER TABLE "applied_stream"
    ALTER COLUMN "topic" SET NOT NULL,
    DROP CONSTRAINT "applied_stream_pkey",
    ADD CONSTRAINT "applied_stream_pkey" PRIMARY KEY ("subscription", "topic", "stream_id");
ALTER TABLE "parked_stream"
    ALTER COLUMN "topic" SET NOT NULL,
    DROP CONSTRAINT "parked_stream_pkey",
    ADD CONSTRAINT "parked_stream_pkey" PRIMARY KEY ("subscription", "topic", "stream_id");
ALTER TABLE "parked_event"
    ADD CONSTRAINT "parked_event_of_a_stream_has_its_topic" CHECK (("event" IS NULL) = ("topic" IS NULL));
