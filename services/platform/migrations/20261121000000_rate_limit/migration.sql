-- How often each caller has used a route lately, where no Redis counts. Losing it hurts nobody: it is not
-- written to the log before the answer.
CREATE UNLOGGED TABLE "rate_limit" (
    -- limit:<operation>:<person or address>
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    -- Milliseconds since 1970
    "expire" BIGINT,

    CONSTRAINT "rate_limit_pkey" PRIMARY KEY ("key")
);

-- Cleaning up
CREATE INDEX "rate_limit_expire_idx" ON "rate_limit"("expire");
