/** Makes the key of a person unless there is one, and answers it. Primary key. $1 person, $2 a new key. */
export const makeKey = `
  with made as (
    insert into identity.subject_key (subject, key) values ($1, $2)
    on conflict (subject) do nothing
    returning key
  )
  select key from made
  union all
  select key from identity.subject_key where subject = $1
  limit 1`;

/** The keys of these people, as far as they still exist. Primary key. $1 people. */
export const findKeys = `
  select subject, key from identity.subject_key where subject = any ($1::uuid[])`;

/** From here on nobody can read what was sealed for this person. Primary key. $1 person. */
export const destroyKey = `delete from identity.subject_key where subject = $1`;
