/**
 * One lock for all schemas of a database. Prisma's engine has a single key of its own, and gives up waiting for
 * it.
 */
export const lockMigrations = `select pg_advisory_xact_lock(7031977202611)`;

/** Returns one row when the schema has been migrated before. */
export const hasMigrationsTable = {
  text: `
    select 1
      from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = $1
       and c.relname = '_prisma_migrations'`,
} as const;

/**
 * Returns the statement that lists the applied migrations.
 *
 * @param schema checked by searchPath, because it cannot be a parameter
 */
export function findAppliedMigrations(schema: string): string {
  return `
    select migration_name, checksum
      from ${schema}._prisma_migrations
     where finished_at is not null
       and rolled_back_at is null`;
}

/** Tells whether this user owns a schema, or may create it where it is missing. $1 the schema. */
export const isOwnerOf = `
  select session_user::text as "user",
         coalesce(
           (select pg_has_role(nspowner, 'USAGE') from pg_namespace where nspname = $1),
           has_database_privilege(current_database(), 'CREATE')
         ) as "isOwner"`;
