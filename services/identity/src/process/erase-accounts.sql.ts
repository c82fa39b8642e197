/**
 * Finds accounts whose grace period is over, oldest first. Index `account_erase_at`. $1 now, $2
 * limit.
 */
export const findDue = `
  select id from identity.account where erase_at <= $1 order by erase_at limit $2`;

/**
 * Finds erased accounts with data left, as the process was interrupted. It walks the users of
 * erased accounts: there are none except for a moment.
 */
export const findLeftovers = `
  select a.id from identity.account a
   where a.state ->> 'status' = 'erased'
     and (exists (select 1 from identity.auth_user u where u.id = a.id)
       or exists (select 1 from identity.subject_key k where k.subject = a.id and k.key is not null)
       or exists (select 1 from identity.avatar v where v.user_id = a.id))`;

/**
 * Deletes a person: the user row, with its sessions, passwords, devices and number; codes for their
 * address; the mails of the development mailbox to the address or the number; and letters that wait. $1 user.
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
  ), letters as (
    delete from identity.waiting_letter w using gone where w.recipient = gone.email
  )
  select`;
