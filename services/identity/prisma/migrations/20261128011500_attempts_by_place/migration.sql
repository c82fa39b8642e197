-- A code belongs to the browser that asked for it: nobody else's question replaces it, and nobody
-- else's guesses use it up.
alter table one_time_code add column slot text not null default '';
alter table one_time_code drop constraint one_time_code_pkey;
alter table one_time_code add primary key (purpose, subject, slot);

-- The attempt that was counted last, hashed with the key that its client keeps: sent again, it does
-- not count again.
alter table attempt add column last_sent text;
