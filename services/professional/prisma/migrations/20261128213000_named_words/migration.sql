-- Admins find applications and services by the name of the person: queries/list-applications.sql.ts, list-offerings.sql.ts
create index profile_words_named on profile_words using gin (named);

-- The queue of professionals with a new document: queries/list-applications.sql.ts
create index application_renewal_idx on application (submitted_at, id)
  where submitted_at is not null
    and status in ('approved', 'lapsed')
    and state @? '$.documents[*] ? (@.review == "waiting")';
