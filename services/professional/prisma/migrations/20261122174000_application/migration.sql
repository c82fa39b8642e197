-- The application of a person: the fold of the events of its stream.
create table application (
  id uuid primary key,
  version integer not null check (version > 0),
  state jsonb not null,
  fold integer not null default 1,
  -- What queries look for
  applicant_id uuid not null generated always as ((state ->> 'applicantId')::uuid) stored,
  status text not null generated always as (state ->> 'status') stored check (
    status in (
      'draft', 'submitted', 'under_review', 'changes_requested', 'approved',
      'rejected', 'withdrawn', 'lapsed', 'suspended', 'revoked'
    )
  ),
  reviewer_id uuid generated always as ((state ->> 'reviewerId')::uuid) stored,
  -- Text of a fixed width: its order is that of time
  submitted_at text generated always as (state ->> 'submittedAt') stored,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index application_fold_id_idx on application (fold, id);
-- Whether a person may publish: commands/profile-commands.ts
create unique index application_applicant_id_idx on application (applicant_id);
-- The queue of admins: queries/list-applications.sql.ts
create index application_queue_idx on application (submitted_at, id) where submitted_at is not null;
create index application_status_queue_idx on application (status, submitted_at, id)
  where submitted_at is not null;

-- Files of legal documents. Every file has a row, so that none is left behind in the store.
create table document_file (
  id uuid primary key,
  applicant_id uuid not null,
  created_at timestamptz(3) not null
);
create index document_file_applicant_id_idx on document_file (applicant_id);

-- Customers do not find a professional who has lapsed, or was suspended or revoked. Written in the statement
-- that records it: commands/application-aggregate.ts
alter table profile add column is_hidden boolean not null default false;
