-- The oldest first, for those that nobody will ask for any more: sweep-idempotency.sql.ts
CREATE INDEX "idempotency_created_at_idx" ON "idempotency"("created_at");
