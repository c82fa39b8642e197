-- A store with its members and its subscription: the fold of the events of its stream.
create table store (
  id uuid primary key,
  version integer not null check (version > 0),
  state jsonb not null,
  fold integer not null default 1,
  -- What queries look for
  owner_id uuid not null generated always as ((state ->> 'ownerId')::uuid) stored,
  status text not null generated always as (state ->> 'status') stored check (
    status in (
      'draft', 'pending_review', 'changes_requested', 'rejected', 'published', 'paused', 'suspended', 'closed'
    )
  ),
  subscription text not null generated always as (state -> 'subscription' ->> 'status') stored check (
    subscription in (
      'none', 'incomplete', 'trialing', 'active', 'past_due', 'unpaid', 'cancel_at_period_end', 'canceled'
    )
  ),
  -- Whether customers see it: isPublic of the contracts says the same
  is_public boolean not null generated always as (
    state ->> 'status' = 'published'
    and state -> 'subscription' ->> 'status' in ('trialing', 'active', 'past_due', 'cancel_at_period_end')
  ) stored,
  -- Text of a fixed width: its order is that of time. What does not wait for an admin comes last
  waits_since text collate "C" not null generated always as (coalesce(state ->> 'waitsSince', '~')) stored,
  -- The store or its revision was sent in at least once: admins see it
  submitted_at text collate "C" generated always as (state ->> 'submittedAt') stored,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index store_fold_id_idx on store (fold, id);
-- How many somebody owns: commands/drafting-facts.sql.ts
create index store_owner_id_idx on store (owner_id);
-- Where somebody is a member: queries/my-stores.sql.ts
create index store_members_idx on store using gin ((state -> 'members') jsonb_path_ops);
-- The lists of admins: queries/list-admin-stores.sql.ts
create index store_waiting_idx on store (waits_since, id) where submitted_at is not null;
create index store_status_waiting_idx on store (status, waits_since, id) where submitted_at is not null;

-- Names of people, copied from the events of accounts.
create table person (
  id uuid primary key,
  full_name text not null
);
