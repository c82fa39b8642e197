-- What happened in one service. Applied inside the schema of that service, so no name is qualified.

-- The truth: kept for ever, never updated.
CREATE TABLE "event" (
    "position" BIGINT GENERATED ALWAYS AS IDENTITY,
    -- Numbers are drawn before it is known who commits first. Readers therefore go by (tx, position) and
    -- stop at the oldest transaction that is still running: see read-events.sql.ts.
    "tx" XID8 NOT NULL DEFAULT pg_current_xact_id(),
    "id" UUID NOT NULL,
    "topic" TEXT NOT NULL,
    "stream_id" UUID NOT NULL,
    "stream_version" INTEGER NOT NULL,
    "type" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "time" TIMESTAMPTZ(3) NOT NULL,
    "actor" TEXT NOT NULL,
    "correlation_id" UUID NOT NULL,
    "causation_id" UUID NOT NULL,
    "source" TEXT NOT NULL,

    CONSTRAINT "event_pkey" PRIMARY KEY ("position"),
    CONSTRAINT "event_stream_version_is_positive" CHECK ("stream_version" > 0)
);

-- Per stream: contiguous reading, and the last guard against two writers of one version
CREATE UNIQUE INDEX "event_stream_id_stream_version_key" ON "event"("stream_id", "stream_version");

-- Forward reading
CREATE INDEX "event_tx_position_idx" ON "event"("tx", "position");

-- One row per intention that had its effect. Written in the statement of that effect.
CREATE TABLE "idempotency" (
    "principal" TEXT NOT NULL,
    "key" UUID NOT NULL,
    "request_hash" TEXT NOT NULL,
    "answer" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "idempotency_pkey" PRIMARY KEY ("principal", "key")
);

-- How far the relay has published. One row.
CREATE TABLE "relay_checkpoint" (
    "name" TEXT NOT NULL,
    "tx" XID8 NOT NULL,
    "position" BIGINT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "relay_checkpoint_pkey" PRIMARY KEY ("name")
);
