/** Accounts whose days of grace are over, oldest first. Index `account_erase_at`. $1 now, $2 how many. */
export const findDue = `
  select id from identity.account where erase_at <= $1 order by erase_at limit $2`;

/**
 * Erased accounts of which something is left: the process was cut off. Walks the users of whom an
 * account says so; there are none but for a moment.
 */
export const findLeftovers = `
  select a.id from identity.account a
   where a.state ->> 'status' = 'erased'
     and (exists (select 1 from identity.auth_user u where u.id = a.id)
       or exists (select 1 from identity.subject_key k where k.subject = a.id and k.key is not null)
       or exists (select 1 from identity.avatar v where v.user_id = a.id))`;

/**
 * Deletes a person: the row whose sessions, passwords, devices and number hang on it, codes that wait
 * for their address, and what a mailbox of development holds for it and for the number. $1 user.
 */
export const deletePerson = `
  with gone as (
    delete from identity.auth_user where id = $1 returning id, email
  ), codes as (
    delete from identity.verification v using gone 
     where right(v.identifier, length(gone.email)) = gone.email
  ), proofs as (
    delete from identity.one_time_code c using gone
     where c.subject = gone.email or c.subject like $1::text || ' %'
  ), mails as (
    delete from identity.development_mail m using gone left join identity.phone p on p.user_id = gone.id
     where m.recipient in (gone.email, p.number)
  )
  select`;
