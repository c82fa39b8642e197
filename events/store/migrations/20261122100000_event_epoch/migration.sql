-- Transaction ids belong to a cluster: one that a dump is restored into counts from its own beginning. The number of
-- a transaction is therefore its epoch times 2^48 plus its id, and an epoch is a time in one cluster. Everything
-- recorded so far is of epoch 0: its numbers are the plain ids. See docs/adr/0016-positions-survive-a-restore.md.

-- One row for every cluster that this schema has lived in; the newest one counts. Written by open-epoch.ts.
CREATE TABLE "event_epoch" (
    "epoch" INTEGER NOT NULL,
    -- pg_control_system(): another one after a restore from a dump and after pg_upgrade
    "cluster" BIGINT NOT NULL,
    "opened_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "event_epoch_pkey" PRIMARY KEY ("epoch"),
    -- 2^15 epochs of 2^48 transactions fill a bigint
    CONSTRAINT "event_epoch_fits" CHECK ("epoch" BETWEEN 0 AND 32767)
);

INSERT INTO "event_epoch" ("epoch", "cluster", "opened_at")
SELECT 0, "system_identifier", now() FROM pg_control_system();

-- The epoch, as the number of its first transaction, and whether the cluster's ids go on where the events end. No
-- event that is visible has an id that its cluster has not given out yet, except those of the own transaction: an
-- event that has one was recorded in another cluster. Index event_tx_position_idx, backwards.
CREATE VIEW "event_clock" AS
SELECT
    "newest"."epoch"::bigint << 48 AS "start",
    coalesce(
        (SELECT "tx" FROM "event" ORDER BY "tx" DESC, "position" DESC LIMIT 1)
        < (("newest"."epoch"::bigint << 48) + greatest(
            pg_snapshot_xmax(pg_current_snapshot())::text::bigint,
            pg_current_xact_id_if_assigned()::text::bigint + 1
        ))::text::xid8,
        true
    ) AS "is_current"
FROM (SELECT "epoch" FROM "event_epoch" ORDER BY "epoch" DESC LIMIT 1) AS "newest";

-- The number of the transaction that asks. No row in a cluster that no epoch was opened for: "tx" takes no null, so
-- nothing can be recorded there with a number that readers have passed already.
CREATE VIEW "event_transaction" AS
SELECT ("start" + pg_current_xact_id()::text::bigint)::text::xid8 AS "tx"
FROM "event_clock"
WHERE "is_current";

-- Nothing below this number can still appear. In a cluster that no epoch was opened for nothing can appear at all.
CREATE VIEW "event_horizon" AS
SELECT (
    "start" + CASE
        WHEN "is_current" THEN pg_snapshot_xmin(pg_current_snapshot())::text::bigint
        ELSE 1::bigint << 48
    END
)::text::xid8 AS "tx"
FROM "event_clock";

CREATE FUNCTION "event_tx"() RETURNS XID8
LANGUAGE SQL STABLE
RETURN (SELECT "tx" FROM "event_transaction");

-- For processes of the version before, which name no number
ALTER TABLE "event" ALTER COLUMN "tx" SET DEFAULT "event_tx"();
