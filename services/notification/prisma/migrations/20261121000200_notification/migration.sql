-- What people are told, and how far they have read. Applied inside the schema of the service, or of an audit
-- that builds the same tables aside, so no name is qualified.

-- One line in somebody's list. Type and parameters, never text.
CREATE TABLE "notification" (
    -- Version 5 of event and recipient: a redelivered event is the same row
    "id" UUID NOT NULL,
    "recipient_id" UUID NOT NULL,
    "event_id" UUID NOT NULL,
    -- Place in the list: the moment of the event in milliseconds; of one that came late, the place it was given
    "seq" BIGINT NOT NULL,
    -- The how-manieth that came for its recipient. Says what a reader can have seen; not a fact of the log
    "arrival" BIGINT NOT NULL,
    "type" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "parameters" JSONB NOT NULL,
    -- When the event was recorded
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    -- Read by itself. One with seq <= notification_counter.read_upto is read too
    "is_read" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "notification_pkey" PRIMARY KEY ("id")
);

-- The list, newest first
CREATE INDEX "notification_recipient_id_seq_event_id_idx"
    ON "notification"("recipient_id", "seq", "event_id");

-- What came last of what was not read by itself
CREATE INDEX "notification_unread_idx"
    ON "notification"("recipient_id", "arrival") WHERE NOT "is_read";

-- The bell. One narrow row a person, updated in place: room on the page, and no index on what changes.
CREATE TABLE "notification_counter" (
    "user_id" UUID NOT NULL,
    "unread" INTEGER NOT NULL,
    "total" INTEGER NOT NULL,
    -- How many events the stream of the person's reading has
    "readings" INTEGER NOT NULL,
    -- Goes up with everything that changes this row, live and in a rebuild alike
    "version" INTEGER NOT NULL GENERATED ALWAYS AS ("total" + "readings") STORED,
    -- Watermark: everything with this seq or a smaller one is read
    "read_upto" BIGINT NOT NULL DEFAULT 0,
    -- Newest arrival
    "newest" BIGINT NOT NULL,

    CONSTRAINT "notification_counter_pkey" PRIMARY KEY ("user_id"),
    CONSTRAINT "notification_counter_unread_is_part_of_total" CHECK ("unread" BETWEEN 0 AND "total")
) WITH (fillfactor = 70);

-- The reading of one person as an aggregate: what an audit holds against the fold of its events
CREATE VIEW "reading" AS
    SELECT "user_id" AS "id", "readings" AS "version", jsonb_build_object('readUpTo', "read_upto") AS "state"
    FROM "notification_counter" WHERE "readings" > 0;

-- Names, as the accounts' events tell them
CREATE TABLE "person" (
    "user_id" UUID NOT NULL,
    "full_name" TEXT NOT NULL,
    -- Of the account's stream: an older name never overwrites a newer one
    "version" INTEGER NOT NULL,

    CONSTRAINT "person_pkey" PRIMARY KEY ("user_id")
);
