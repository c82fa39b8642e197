-- Each event carries a hash over the event before it in its stream and over itself, so that a change in the middle of
-- a stream no longer fits what follows. See docs/adr/0063-the-log-shows-tampering.md.
ALTER TABLE "event" ADD COLUMN "hash" BYTEA;

-- The hash of an event: over the hash of its predecessor, at version 1 over the identity of the stream, and over
-- everything that was recorded. Not over tx and position, which say where an event is kept. The audit has the same
-- formula in event-hash.sql.ts, and trusts no function of the database.
CREATE FUNCTION "event_hash"("previous" BYTEA, "event" "event") RETURNS BYTEA
LANGUAGE SQL STABLE
RETURN sha256(
    coalesce("previous", sha256(convert_to(("event")."topic" || '/' || ("event")."stream_id", 'UTF8')))
    || convert_to(jsonb_build_array(
        ("event")."id", ("event")."topic", ("event")."stream_id", ("event")."stream_version", ("event")."type",
        to_char(("event")."time" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), ("event")."actor",
        ("event")."correlation_id", ("event")."causation_id", ("event")."source", ("event")."data"
    )::text, 'UTF8')
);

-- For the events that are here. In the order of the unique index, each row by its primary key
DO $$
DECLARE
    "recorded" "event";
    "stream" UUID;
    "previous" BYTEA;
BEGIN
    FOR "recorded" IN SELECT * FROM "event" ORDER BY "stream_id", "stream_version" LOOP
        IF "stream" IS DISTINCT FROM "recorded"."stream_id" THEN
            "previous" := NULL;
        END IF;
        "stream" := "recorded"."stream_id";
        "previous" := "event_hash"("previous", "recorded");
        UPDATE "event" SET "hash" = "previous" WHERE "position" = "recorded"."position";
    END LOOP;
END
$$;

ALTER TABLE "event" ALTER COLUMN "hash" SET NOT NULL;

-- In the statement that records: every writer makes the same bytes, also a process of the version before, which names
-- no hash. A row trigger sees the rows that its statement has inserted before. Rows that bring their hash, as those of
-- a restored dump do, keep it.
CREATE FUNCTION "event_chain"() RETURNS TRIGGER
LANGUAGE plpgsql
SET search_path FROM CURRENT
AS $$
DECLARE
    "previous" BYTEA;
BEGIN
    IF NEW."stream_version" > 1 THEN
        SELECT "event"."hash" INTO "previous" FROM "event"
        WHERE "event"."stream_id" = NEW."stream_id" AND "event"."stream_version" = NEW."stream_version" - 1;
    END IF;
    NEW."hash" := "event_hash"("previous", NEW);
    RETURN NEW;
END
$$;

CREATE TRIGGER "event_chain" BEFORE INSERT ON "event"
FOR EACH ROW WHEN (NEW."hash" IS NULL) EXECUTE FUNCTION "event_chain"();
