import type { Client } from 'pg';

const usual = [
  'request.event',
  'identity.event',
  'request.service_request',
  'request.timer',
  'request.request_professional',
  'request.person',
  'request.professional',
  'request.applied_stream',
  'booking.booking',
  'booking.applied_stream',
  'identity.open_obligation',
  'identity.applied_stream',
  'notification.notification',
  'notification.notification_counter',
  'notification.applied_stream',
  'notification.person',
] as const;

/**
 * Runs a statement directly in the database, then a check, and restores every row.
 *
 * @param database a superuser's connection
 * @param tables those that the statement may change
 */
export async function tampered<Result>(
  database: Client,
  statement: string,
  look: () => Promise<Result>,
  tables: readonly string[] = usual,
): Promise<Result> {
  const copies = tables.map((table) => `create table kept."${table}" as table ${table};`);
  await database.query(`create schema kept; ${copies.join(' ')}`);
  try {
    await database.query(statement);
    return await look();
  } finally {
    const restored: string[] = [];
    for (const table of tables) {
      const columns = await storedColumns(database, table);
      restored.push(`
        delete from ${table};
        insert into ${table} (${columns}) overriding system value
          select ${columns} from kept."${table}";`);
    }
    await database.query(`${restored.join('')} drop schema kept cascade`);
  }
}

/** Returns the columns of a table that are not generated, as a list for a statement. */
async function storedColumns(database: Client, table: string): Promise<string> {
  const { rows } = await database.query<{ readonly columns: string }>(
    `select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  return rows[0]?.columns ?? '';
}
