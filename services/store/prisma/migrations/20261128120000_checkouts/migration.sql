-- Finds the store of a checkout by what the payment provider calls it: queries/find-checkout.sql.ts
create index store_checkouts_idx on store using gin ((state -> 'subscription' -> 'checkouts') jsonb_path_ops);

-- What the practice provider knows of its checkouts: payments/practice/practice-checkouts.sql.ts
create table practice_checkout (
  reference text primary key,
  -- Of the product: the same one has one page
  checkout_id uuid not null unique,
  -- In thousandths of the currency
  amount integer not null check (amount > 0),
  currency text not null,
  locale text not null check (locale in ('ar', 'en')),
  return_url text not null,
  report_url text not null,
  expires_at timestamptz(3) not null,
  -- Null: nobody has answered. An answer counts from its time on
  answer text check (answer in ('paid', 'declined')),
  paid_amount integer,
  counts_from timestamptz(3),
  -- Amounts by their refunds
  refunds jsonb not null default '{}'
);

-- The stores that are told of another price of their plan: queries/stores-with-plan.sql.ts
create index store_plan_idx on store ((state -> 'subscription' ->> 'plan'), id);
