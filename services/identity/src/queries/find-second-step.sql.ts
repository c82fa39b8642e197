/** Reads the second step of one person. Primary keys. $1 user. */
export const secondStepOf = `
  select person.is_admin as "isAdmin", step.since,
         (select count(*)::integer from identity.recovery_code where user_id = person.id) as "codesLeft"
    from identity.auth_user as person
    left join identity.second_step as step on step.user_id = person.id
   where person.id = $1`;
