-- What operators did, or asked for, about parked events: who, when and why. Kept for ever.
CREATE TABLE "operator_action" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "subscription" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    -- Of a redrive; null for every parked stream
    "stream_id" TEXT,
    -- Of a discard: the event, or the message that was none, and what it was
    "event_id" UUID,
    "event" JSON,
    "raw" BYTEA,
    "operator" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "asked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    -- Null while a redrive waits for the running subscription
    "done_at" TIMESTAMPTZ(3),
    "outcome" JSONB,

    CONSTRAINT "operator_action_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "operator_action_is_known" CHECK ("action" IN ('redrive', 'discard'))
);

-- What waits for the subscription
CREATE INDEX "operator_action_waiting_idx" ON "operator_action"("subscription", "id") WHERE "done_at" IS NULL;

-- Discarded events count for no rebuild
CREATE INDEX "operator_action_discarded_idx" ON "operator_action"("event_id") WHERE "action" = 'discard';
