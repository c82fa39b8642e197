/** Finds everybody who has registered and has the rights of an admin. Index `auth_user_admin_idx`, primary key. */
export const findAdminsSql = {
  name: 'identity.find-admins',
  text: `
select person.id
from auth_user as person
join account on account.id = person.id and account.kind is not null
where person.is_admin
order by person.id`,
} as const;
