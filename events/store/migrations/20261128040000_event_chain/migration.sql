-- Each event carries a hash over the event before it in its stream and over itself, so that a change in the middle of
-- a stream no longer fits what follows. See docs/adr/0063-the-log-shows-tampering.md.
ALTER TABLE "event" ADD COLUMN "hash" BYTEA;

-- The hash of an event: over the hash of its predecessor, at version 1 over the identity of the stream, and over
-- everything that was recorded. Not over tx and position, which say where an event is kept. The audit has the same
-- formula in event-hash.sql.ts, and trusts no function of the database.
--
-- With the name of the schema in it: a search path of its own would be set and put back for every event.
DO $do$
BEGIN
    EXECUTE format($create$
        CREATE FUNCTION "event_chain"() RETURNS TRIGGER
        LANGUAGE plpgsql
        AS $body$
        DECLARE
            "previous" BYTEA;
        BEGIN
            IF NEW."stream_version" > 1 THEN
                SELECT "hash" INTO "previous" FROM %I."event"
                WHERE "stream_id" = NEW."stream_id" AND "stream_version" = NEW."stream_version" - 1;
            END IF;
            NEW."hash" := sha256(
                coalesce("previous", sha256(convert_to(NEW."topic" || '/' || NEW."stream_id", 'UTF8')))
                || convert_to(jsonb_build_array(
                    NEW."id", NEW."topic", NEW."stream_id", NEW."stream_version", NEW."type",
                    to_char(NEW."time" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), NEW."actor",
                    NEW."correlation_id", NEW."causation_id", NEW."source", NEW."data"
                )::text, 'UTF8')
            );
            RETURN NEW;
        END
        $body$
    $create$, current_schema());
END
$do$;

-- For the events that are here: by the same function, in the order of the unique index, each row by its primary key
CREATE TRIGGER "event_chain" BEFORE UPDATE ON "event"
FOR EACH ROW EXECUTE FUNCTION "event_chain"();

DO $$
DECLARE
    "recorded" BIGINT;
BEGIN
    FOR "recorded" IN SELECT "position" FROM "event" ORDER BY "stream_id", "stream_version" LOOP
        UPDATE "event" SET "hash" = NULL WHERE "position" = "recorded";
    END LOOP;
END
$$;

DROP TRIGGER "event_chain" ON "event";

ALTER TABLE "event" ALTER COLUMN "hash" SET NOT NULL;

-- In the statement that records: every writer makes the same bytes, also a process of the version before, which names
-- no hash. A row trigger sees the rows that its statement has inserted before. Rows that bring their hash, as those of
-- a restored dump do, keep it.
CREATE TRIGGER "event_chain" BEFORE INSERT ON "event"
FOR EACH ROW WHEN (NEW."hash" IS NULL) EXECUTE FUNCTION "event_chain"();
