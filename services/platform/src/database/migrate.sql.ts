/** One key for all schemas of a database: Prisma's engine has only one of its own, and gives up waiting. */
export const lockMigrations = `select pg_advisory_xact_lock(7031977202611)`;

/** One row when the schema has been migrated before. */
export const hasMigrationsTable = {
  text: `
    select 1
      from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = $1
       and c.relname = '_prisma_migrations'`,
} as const;

/** @param schema checked by searchPath: it cannot be a parameter */
export function findAppliedMigrations(schema: string): string {
  return `
    select migration_name, checksum
      from ${schema}._prisma_migrations
     where finished_at is not null
       and rolled_back_at is null`;
}
