import type { ReadModel } from '@osta/subscription/read-model';
import { escapeIdentifier as quote, escapeLiteral } from 'pg';

/** Reads everything, and writes to the schemas that it owns. */
export const auditorRole = 'osta_auditor';

/** Also writes what operators say about parked streams. */
export const redriverRole = 'osta_redriver';

/** Also writes to the live tables of read models. */
export const repairerRole = 'osta_repairer';

/** The comment on every schema that a rebuild makes. Only a schema with this comment is ever dropped. */
export const asideMarker = 'Built aside by osta-audit';

/**
 * Schemas that the auditor has to own, because an earlier version of the tool, with the rights of its operator, or a
 * service has made them. Those of live rebuilds belong to the owner of the read model.
 */
const foreignOwn = `
    select nspname as schema from pg_namespace
     where (nspname = 'osta_audit'
            or (obj_description(oid, 'pg_namespace') = ${escapeLiteral(asideMarker)}
                and nspname !~ '_(aside|before)$'))
       and nspowner <> to_regrole('${auditorRole}')`;

/** The tables of operators, of every service with subscriptions: what a redrive and a discard write. */
const operatorTables = `
    select namespace.nspname as schema, pg_class.oid as "table"
      from pg_class join pg_namespace as namespace on namespace.oid = pg_class.relnamespace
     where pg_class.relname = 'operator_action' and pg_class.relkind = 'r'`;

/** Finds the live tables of read models, those that exist. Needs no right to their schemas. */
function modelTables(models: readonly Pick<ReadModel, 'schema' | 'tables'>[]): string {
  const names = models.flatMap(({ schema, tables }) =>
    tables.map(({ name }) => `(${escapeLiteral(schema)}, ${escapeLiteral(name)})`),
  );
  return `
    select pg_class.oid as "table", format('%I.%I', namespace.nspname, pg_class.relname) as name
      from pg_class join pg_namespace as namespace on namespace.oid = pg_class.relnamespace
     where pg_class.relkind in ('r', 'p') and (namespace.nspname, pg_class.relname) in (${names.join(', ')})`;
}

/** Returns whether the roles exist with all their rights in this database, and whether this user may make them. */
export function rolesSql(models: readonly ReadModel[]): string {
  return `
  select session_user as "user",
         (select rolsuper from pg_roles where rolname = session_user) as "mayMake",
         pg_is_in_recovery() as "isReplica",
         coalesce(pg_has_role(session_user, to_regrole('${auditorRole}'), 'SET'), false) as "mayBecome",
         coalesce(
           pg_has_role(to_regrole('${auditorRole}'), 'pg_read_all_data', 'USAGE')
           and has_database_privilege(to_regrole('${auditorRole}'), current_database(), 'CREATE')
           and pg_has_role(to_regrole('${redriverRole}'), 'pg_read_all_data', 'USAGE')
           and not exists (${foreignOwn})
           and not exists (
             select from (${operatorTables}) as lot
              where not has_table_privilege(to_regrole('${redriverRole}'), lot."table", 'INSERT'))
           and pg_has_role(to_regrole('${repairerRole}'), 'pg_read_all_data', 'USAGE')
           and not exists (
             select from (${modelTables(models)}) as model
              where not has_table_privilege(to_regrole('${repairerRole}'), model."table", 'DELETE')),
           false) as "areMade"`;
}

/**
 * Makes the roles and gives them their rights in this database, as a superuser. Does nothing that is done already:
 * roles belong to all databases of a cluster, and two that grant the same at once would be in each other's way.
 */
export function makeRolesSql(models: readonly ReadModel[]): string {
  return `
do $roles$
declare
  each record;
begin
  perform pg_advisory_xact_lock(hashtextextended('osta_audit', 0));
  if to_regrole('${auditorRole}') is null then
    create role ${auditorRole} nologin;
  end if;
  if to_regrole('${redriverRole}') is null then
    create role ${redriverRole} nologin;
  end if;
  if to_regrole('${repairerRole}') is null then
    create role ${repairerRole} nologin;
  end if;
  if not pg_has_role('${repairerRole}', 'pg_read_all_data', 'USAGE') then
    grant pg_read_all_data to ${repairerRole};
  end if;
  if not pg_has_role('${auditorRole}', 'pg_read_all_data', 'USAGE') then
    grant pg_read_all_data to ${auditorRole};
  end if;
  if not pg_has_role('${redriverRole}', 'pg_read_all_data', 'USAGE') then
    grant pg_read_all_data to ${redriverRole};
  end if;
  execute format('grant create on database %I to ${auditorRole}', current_database());
  for each in ${foreignOwn} loop
    execute format('alter schema %I owner to ${auditorRole}', each.schema);
  end loop;
  for each in
    select format('%I.%I', 'osta_audit', relname) as name from pg_class
     where relnamespace = to_regnamespace('osta_audit') and relkind = 'r'
       and relowner <> to_regrole('${auditorRole}')
  loop
    execute format('alter table %s owner to ${auditorRole}', each.name);
  end loop;
  for each in ${operatorTables} loop
    execute format('grant insert on %I.operator_action to ${redriverRole}', each.schema);
    execute format('grant update, delete on %I.parked_event to ${redriverRole}', each.schema);
    execute format('grant update, delete on %I.parked_stream to ${redriverRole}', each.schema);
    execute format('grant insert, update on %I.applied_stream to ${redriverRole}', each.schema);
  end loop;
  for each in ${modelTables(models)} loop
    execute format('grant insert, update, delete on %s to ${repairerRole}', each.name);
  end loop;
end
$roles$;
`;
}

/**
 * Finds a table that the current role can write to although the tool has not made its schema. Of the owner of the
 * services' schemas, that is each of theirs.
 */
export const findWritableSql = `
  select namespace.nspname || '.' || pg_class.relname as name
    from pg_class join pg_namespace as namespace on namespace.oid = pg_class.relnamespace
   where pg_class.relkind in ('r', 'p', 'v', 'm', 'f')
     and namespace.nspname <> 'information_schema' and namespace.nspname !~ '^pg_'
     and namespace.nspname <> 'osta_audit'
     and obj_description(namespace.oid, 'pg_namespace') is distinct from ${escapeLiteral(asideMarker)}
     and has_table_privilege(pg_class.oid, 'INSERT, UPDATE, DELETE, TRUNCATE')
   limit 1`;

/** Returns the owner of a table. Parameters: schema, table. */
export const ownerSql = `
  select pg_get_userbyid(relowner) as owner from pg_class
   where relnamespace = to_regnamespace(quote_ident($1)) and relname = $2`;

/** Returns the statement by which a session works with the rights of a role. */
export function becomeSql(role: string): string {
  return `set role ${quote(role)}`;
}
