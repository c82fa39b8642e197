-- How far the subscriptions of one service have come, and what they could not handle. Applied inside the
-- schema of that service, so no name is qualified.

-- Where reading goes on. Only a hint: applied_stream is what keeps an effect from happening twice.
CREATE TABLE "checkpoint" (
    "subscription" TEXT NOT NULL,
    "partition" TEXT NOT NULL,
    -- Opaque: the log that wrote it reads it
    "position" TEXT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "checkpoint_pkey" PRIMARY KEY ("subscription", "partition")
);

-- The newest version of each stream whose effect is in the read model. Moved in the statement of the effect,
-- and only from the version before: see checkpoint.sql.ts.
CREATE TABLE "applied_stream" (
    "subscription" TEXT NOT NULL,
    "stream_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "previous" INTEGER NOT NULL,

    CONSTRAINT "applied_stream_pkey" PRIMARY KEY ("subscription", "stream_id"),
    CONSTRAINT "applied_stream_moves_forward" CHECK ("version" > "previous")
) WITH (fillfactor = 80);

-- Streams that wait for a person. Their events go to parked_event until they are redriven.
CREATE TABLE "parked_stream" (
    "subscription" TEXT NOT NULL,
    "stream_id" UUID NOT NULL,
    "reason" TEXT NOT NULL,
    "error" TEXT NOT NULL,
    "parked_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "parked_stream_pkey" PRIMARY KEY ("subscription", "stream_id")
);

-- The event that could not be handled, those of its stream after it, and messages that were no event at all.
CREATE TABLE "parked_event" (
    "subscription" TEXT NOT NULL,
    -- Of the event; of a message that is none: made from its content, so that a redelivery is the same row
    "id" UUID NOT NULL,
    "stream_id" TEXT NOT NULL,
    "stream_version" INTEGER,
    -- json, not jsonb: it also keeps \u0000, and whatever came has to be kept
    "event" JSON,
    "raw" BYTEA,
    "reason" TEXT NOT NULL,
    "error" TEXT NOT NULL,
    "parked_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "parked_event_pkey" PRIMARY KEY ("subscription", "id"),
    CONSTRAINT "parked_event_is_event_or_raw" CHECK (("event" IS NULL) <> ("raw" IS NULL))
);

CREATE INDEX "parked_event_subscription_stream_id_stream_version_idx"
    ON "parked_event"("subscription", "stream_id", "stream_version");

-- A row while somebody reads a partition. One that is found there before reading was left by a crash.
CREATE TABLE "open_reading" (
    "subscription" TEXT NOT NULL,
    "partition" TEXT NOT NULL,
    "reader" UUID NOT NULL,
    -- After a crash events are handled one by one: this one was begun so many times and never finished
    "suspect" UUID,
    "attempts" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "open_reading_pkey" PRIMARY KEY ("subscription", "partition")
);

CREATE TABLE "subscription_state" (
    "subscription" TEXT NOT NULL,
    "paused" BOOLEAN NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "subscription_state_pkey" PRIMARY KEY ("subscription")
);
