-- When a stream wants to be looked at again: the deadlines of its state. Written in the statement of the
-- events that set, move or cancel them: postgres-streams.sql.ts
CREATE TABLE "timer" (
    "stream_id" UUID NOT NULL,
    -- Which deadline: `expire-quote`. A service has one command for each name
    "name" TEXT NOT NULL,
    -- What in the stream it is about: the id of a quote. Empty for the stream itself
    "about" TEXT NOT NULL,
    "topic" TEXT NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    -- Version of the event that set it: the cause of what happens when it is due
    "set_by" INTEGER NOT NULL,
    -- When somebody looks at it next: `due_at`, later after a try, infinity when it is parked
    "next_at" TIMESTAMPTZ(3) NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    -- Why the last try did not end it
    "problem" TEXT,

    CONSTRAINT "timer_pkey" PRIMARY KEY ("stream_id", "name", "about")
);

-- What is due: timers.sql.ts
CREATE INDEX "timer_next_at_idx" ON "timer"("next_at");

-- What was tried and has not ended: few, for the metrics
CREATE INDEX "timer_tried_idx" ON "timer"("due_at") WHERE "attempts" > 0;

-- Which declaration of the deadlines the timers of a topic follow: rebuild-timers.ts
CREATE TABLE "timer_basis" (
    "topic" TEXT NOT NULL,
    "version" INTEGER NOT NULL,

    CONSTRAINT "timer_basis_pkey" PRIMARY KEY ("topic")
);
