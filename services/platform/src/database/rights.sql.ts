/**
 * Finds every schema, table and view of the database with what some roles have been given there, as `role PRIVILEGE`,
 * and whether this user may give more. $1 the roles.
 */
export const findGivenRights = `
  select namespace.nspname as schema, null as name, false as "isView",
         array(select pg_get_userbyid(grantee) || ' ' || privilege_type
                 from aclexplode(namespace.nspacl) where pg_get_userbyid(grantee) = any ($1::text[])) as given,
         pg_has_role(namespace.nspowner, 'USAGE') as "isOurs"
    from pg_namespace as namespace
   where namespace.nspname not in ('information_schema', 'public') and namespace.nspname !~ '^pg_'
   union all
  select namespace.nspname, class.relname, class.relkind in ('v', 'm'),
         array(select pg_get_userbyid(grantee) || ' ' || privilege_type
                 from aclexplode(class.relacl) where pg_get_userbyid(grantee) = any ($1::text[])),
         pg_has_role(class.relowner, 'USAGE')
    from pg_class as class join pg_namespace as namespace on namespace.oid = class.relnamespace
   where class.relkind in ('r', 'p', 'v', 'm')
     and namespace.nspname <> 'information_schema' and namespace.nspname !~ '^pg_'
   order by schema, name nulls first`;

/** Finds which of some roles exist, and what this user may do with them. $1 the roles. */
export const findRoles = `
  select wanted.name, pg_roles.oid is not null as "isThere",
         coalesce(pg_has_role(session_user, pg_roles.oid, 'SET'), false) as "mayBecome",
         coalesce(pg_has_role(pg_roles.oid, 'pg_read_all_stats', 'USAGE'), false) as "seesSessions",
         pg_has_role(session_user, 'pg_read_all_stats', 'USAGE WITH ADMIN OPTION') as "mayShowSessions",
         (select rolsuper or rolcreaterole from pg_roles where rolname = session_user) as "mayMake",
         session_user::text as "user"
    from unnest($1::text[]) as wanted (name) left join pg_roles on pg_roles.rolname = wanted.name`;
