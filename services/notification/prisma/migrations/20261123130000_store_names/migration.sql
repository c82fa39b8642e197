-- The names of stores, as their events tell them: notifications to members say which store they are about
CREATE TABLE "store_name" (
    "store_id" UUID NOT NULL,
    -- The version of its stream that it was copied from
    "version" INTEGER NOT NULL,
    "owner_id" UUID NOT NULL,
    -- In both languages; empty once its owner is erased
    "name" JSONB NOT NULL,
    -- A new name that an admin has not approved yet
    "waiting_name" JSONB,

    CONSTRAINT "store_name_pkey" PRIMARY KEY ("store_id")
);

-- Forgetting the names of an owner's stores
CREATE INDEX "store_name_owner_id_idx" ON "store_name"("owner_id");
