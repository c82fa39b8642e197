import { preparedDatabase, type TestDatabase } from '@osta/infrastructure/testing/infrastructure';
import { createFollowedSql } from '@osta/notification/read-models/fold-reading.sql';
import { migrate } from '@osta/platform/database/migrate';
import { limiterMigrations } from '@osta/platform/http/limits/create-limiters';
import { planOf, readWhole } from '@osta/platform/testing/plan-of';
import { Client, DatabaseError } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { services } from '../src/services.ts';
import { declaredStatements, type DeclaredStatement } from './declared-statements.ts';

/** Tables that stay small, which any statement may read as a whole. */
const smallTables: Readonly<Record<string, string>> = {
  pg_namespace: 'a row for each schema',
  _prisma_migrations: 'a row for each migration of a schema',
  catalogue_override: 'a row for each trade and service that an admin has changed or added',
  plan: 'a row for each plan of stores that an admin has changed or added: tens at most',
  catalogue_entry:
    'a row for each trade and service whose words an admin has changed: a hundred at most',
};

/** Other tables that a statement reads as a whole, with the reason. */
const allowed: Readonly<Record<string, string>> = {
  'identity/process/erase-accounts deletePerson: one_time_code':
    'codes of the last minutes: swept. Once for each erased account',
  'identity/process/erase-accounts deletePerson: verification':
    'tokens of the last minutes: swept. Once for each erased account',
  'identity/process/erase-accounts findLeftovers: account':
    'a timer that looks through all accounts; nobody waits for it',
  'identity/process/erase-accounts findLeftovers: subject_key':
    'a timer that looks through all accounts; nobody waits for it',
  'store/views/count-view keepKeySql: view_key': 'a row for the day, or none',
  'store/views/count-view keepKeySql: viewer': 'once a day, when all of it is deleted',
};

let database: TestDatabase;
let client: Client;
let statements: readonly DeclaredStatement[];

beforeAll(async () => {
  const migrations = [limiterMigrations, ...services.map((service) => service.migrations)];
  database = await preparedDatabase(`empty ${JSON.stringify(migrations)}`, async (url) => {
    for (const each of migrations) await migrate({ url, migrations: each });
  });
  client = new Client({ connectionString: database.url });
  await client.connect();
  // An empty table is read as a whole unless that costs a fortune
  await client.query('set enable_seqscan = off');
  await client.query(createFollowedSql('notification'));
  statements = await declaredStatements();
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

/** Returns what a statement reads as a whole, or why it cannot be planned. */
async function findings({ name, schema, text }: DeclaredStatement): Promise<readonly string[]> {
  await client.query("select set_config('search_path', $1, false)", [`${schema},public`]);
  try {
    const plan = await planOf(client, text);
    const tables = readWhole(plan).filter((table) => smallTables[table] === undefined);
    return tables.map((table) => `${name}: ${table}`);
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    return [`${name} is not planned: ${error.message}`];
  }
}

describe('the statements of all services', () => {
  it('are planned, and read by index what may become large', async () => {
    const found: string[] = [];
    for (const each of statements) found.push(...(await findings(each)));
    expect(found.toSorted()).toEqual(Object.keys(allowed).toSorted());
  });

  it('are all found', () => {
    // A folder that moves would leave the test above with nothing to do
    expect(statements.length).toBeGreaterThan(400);
    expect(new Set(statements.map(({ name }) => name)).size).toBe(statements.length);
  });
});

async function planted(text: string): Promise<readonly string[]> {
  return findings({ name: 'planted', schema: 'request', text });
}

describe('a mistake is noticed', () => {
  it('when an index is gone', async () => {
    const list = statements.find(({ name }) => name.endsWith('/list-requests listAsCustomer'));
    if (!list) throw new Error('The list has another name');
    expect(await findings(list)).toEqual([]);
    await client.query('begin');
    // Without the second one, the list would be read from the newest request of everybody on
    await client.query(
      'drop index request.service_request_customer_id_created_at_id_idx, request.service_request_created_at_id_idx',
    );
    expect(await findings(list)).toEqual([`${list.name}: service_request`]);
    await client.query('rollback');
  });

  it('when a filter has no index', async () => {
    expect(await planted('select id from service_request where updated_at < $1')).toEqual([
      'planted: service_request',
    ]);
    expect(await planted('delete from service_request where updated_at < $1')).toEqual([
      'planted: service_request',
    ]);
  });

  it.each([
    ['a column is unknown', 'select nothing from service_request'],
    ['a word is wrong', 'select id form service_request where id = $1'],
  ])('when %s', async (_what, text) => {
    expect(await planted(text)).toEqual([expect.stringMatching(/^planted is not planned: /u)]);
  });
});
