import { catalogueManifest } from '@osta/catalogue/manifest';
import { testPool } from '@osta/event-store/testing/test-pool';
import { preparedDatabase, type TestDatabase } from '@osta/infrastructure/testing/infrastructure';
import { compareRights, grantRights, letLogIn } from '@osta/platform/database/grant-rights';
import { serviceRole } from '@osta/platform/database/service-role';
import { mayRebuild } from '@osta/platform/operations/may-rebuild';
import { migrateAll, prepareDatabase } from '@osta/platform/prepare-database';
import { newUserId, startHarness } from '@osta/platform/testing/service-harness';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { services } from '../src/services.ts';

/** Any characters, also such as are written in more than one way. */
const password = 'of a role: @/% كلمة e\u0301';
const everyRole = [...services.map(({ name }) => serviceRole(name)), 'osta_platform'];

let database: TestDatabase;
/** A superuser, who owns all of it. */
let owner: Client;

beforeAll(async () => {
  const migrations = services.map((service) => service.migrations);
  database = await preparedDatabase(`with rights ${JSON.stringify(migrations)}`, (url) =>
    prepareAll(url),
  );
  owner = new Client({ connectionString: database.url });
  await owner.connect();
});

afterAll(async () => {
  await owner.end();
  await database.drop();
});

/** Does what a start of all services does, as the owner. */
function prepareAll(url: string): Promise<void> {
  return prepareDatabase({ modules: services, config: { databaseUrl: url } });
}

/** Returns the address for a service that logs in by itself. */
async function loginOf(url: string, role: string): Promise<string> {
  await letLogIn(url, new Map([[role, password]]));
  const own = new URL(url);
  own.username = role;
  own.password = encodeURIComponent(password);
  return own.href;
}

describe('the roles of the services', () => {
  it('have what is declared, no more and no less, and no rights beyond the database', async () => {
    expect(await compareRights(owner)).toEqual({ missing: [], tooMany: [] });
    const { rows } = await owner.query(
      `select rolname as role, rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as "isMighty",
              array(select roleid::regrole::text from pg_auth_members where member = pg_roles.oid) as groups,
              (select count(*)::int from pg_class where relowner = pg_roles.oid) as owned,
              has_database_privilege(oid, current_database(), 'CREATE') as "makesSchemas"
         from pg_roles where rolname = any ($1) order by rolname`,
      [everyRole],
    );
    expect(rows).toEqual(
      everyRole.toSorted().map((role) => ({
        role,
        isMighty: false,
        groups: ['pg_read_all_stats'],
        owned: 0,
        makesSchemas: false,
      })),
    );
  });

  it.each([
    ['reads another service', 'select from notification.notification'],
    ['reads a log that it does not follow', 'select from store.event'],
    ['opens words that it does not need', 'select from booking.subject_key'],
    ['reads the tables behind sessions', 'select token from identity.session'],
    [
      'records for another service',
      'insert into identity.event (stream_id) values (gen_random_uuid())',
    ],
    ['changes what is recorded', "update request.event set actor = 'system'"],
    ['deletes what is recorded', 'delete from request.event'],
    ['opens an epoch', 'delete from request.event_epoch'],
    ['empties a table', 'truncate request.service_request'],
    ['makes a table', 'create table request.planted ()'],
    ['changes a table', 'alter table request.service_request add column planted int'],
    ['makes a schema', 'create schema planted'],
    ['takes another role', 'set role osta_booking'],
    ['reads files of the server', "select pg_read_file('PG_VERSION')"],
  ])('refuse a service that %s', async (_what, statement) => {
    const pool = testPool(await loginOf(database.url, 'osta_request'), { max: 1 });
    const attempt = pool.query(statement);
    await expect(attempt).rejects.toMatchObject({ code: '42501' });
    await pool.end();
  });

  it('show a right that was planted, and lose it in the next run of the owner', async () => {
    await owner.query('grant select on identity.session to osta_request');
    const { tooMany } = await compareRights(owner);
    expect(tooMany).toMatchObject([{ role: 'osta_request', privileges: ['SELECT'] }]);
    // A start does not take it: the process of a later version may need it
    await grantRights({ url: database.url, needed: [] });
    expect((await compareRights(owner)).tooMany).toHaveLength(1);
    await grantRights({ url: database.url, needed: [], isWhole: true });
    expect((await compareRights(owner)).tooMany).toEqual([]);
  });

  it('get all back after a restore that knew none of them, from several starts at once', async () => {
    for (const role of everyRole) await owner.query(`drop owned by ${role}`);
    expect((await compareRights(owner)).missing.length).toBeGreaterThan(50);
    await Promise.all([
      prepareAll(database.url),
      prepareAll(database.url),
      prepareAll(database.url),
    ]);
    expect(await compareRights(owner)).toEqual({ missing: [], tooMany: [] });
  });
});

describe('a service that logs in as its own role', () => {
  it('has a password that comes into no statement, and opens nothing without it', async () => {
    const sent = vi.spyOn(Client.prototype, 'query');
    const url = await loginOf(database.url, 'osta_request');
    const statements = sent.mock.calls.map(([statement]) => statement);
    sent.mockRestore();
    expect(statements).toEqual([expect.stringMatching(/^alter role "osta_request" login/u)]);
    expect(statements.join(' ')).not.toContain(password);

    const pool = testPool(url, { max: 1 });
    const { rows } = await pool.query('select session_user::text as role');
    expect(rows).toEqual([{ role: 'osta_request' }]);
    await pool.end();
    const wrong = new URL(url);
    wrong.password = 'of another role';
    const refused = new Client({ connectionString: wrong.href });
    await expect(refused.connect()).rejects.toMatchObject({ code: '28P01' });
  });

  it('serves, and leaves rebuilds to the owner', async () => {
    const harness = await startHarness(catalogueManifest, {
      async reach(url) {
        await migrateAll({ modules: [catalogueManifest], config: { databaseUrl: url } });
        await grantRights({ url, needed: [], isWhole: true });
        return loginOf(url, 'osta_catalogue');
      },
    });
    try {
      const admin = await harness.as(newUserId(), { isAdmin: true });
      const rebuilds = '/api/operations/catalogue/rebuilds';
      const listed = await admin.get(rebuilds);
      expect(listed).toMatchObject({ status: 200, body: { items: [{ rebuild: null }] } });
      const { model } = (listed.body as { items: readonly [{ model: string }] }).items[0];
      expect(await admin.put(`${rebuilds}/${model}`, { reason: 'Rows are lost' })).toMatchObject({
        status: 409,
        body: { code: 'REBUILD_NEEDS_OWNER' },
      });
    } finally {
      await harness.stop();
    }
  });

  it('says in one sentence what is missing, and who has to do it', async () => {
    const url = await loginOf(database.url, 'osta_request');
    const modules = services.filter(({ name }) => name === 'request');
    const start = (): Promise<void> => prepareDatabase({ modules, config: { databaseUrl: url } });
    await start();

    await owner.query('revoke select on identity.live_session from osta_request');
    await expect(start()).rejects.toThrow(
      /^osta_request may not SELECT on "identity"."live_session": let the owner .* run `npm run migrate`/u,
    );
    await grantRights({ url: database.url, needed: [] });

    await owner.query(`delete from request._prisma_migrations
      where migration_name = (select max(migration_name) from request._prisma_migrations)`);
    await expect(start()).rejects.toThrow(
      /^The schema request lacks 1 migrations, and osta_request may not change it: let the owner/u,
    );
  });
});

it('of an owner may exchange tables, unless the record of it is somebody else’s', async () => {
  const user = `keeper_${new URL(database.url).pathname.slice(-12)}`;
  await owner.query(
    `create role ${user} login password 'a-password'; create schema kept authorization ${user}`,
  );
  const url = new URL(database.url);
  [url.username, url.password] = [user, 'a-password'];
  const keeper = new Client({ connectionString: url.href });
  await keeper.connect();
  const [model] = services.flatMap(({ readModels }) => readModels);
  if (model === undefined) throw new Error('No service has a read model');
  const may = (): Promise<boolean> => mayRebuild(keeper, { ...model, schema: 'kept' });
  try {
    expect(await may()).toBe(true);
    await owner.query('create schema osta_audit');
    expect(await may()).toBe(false);
  } finally {
    await keeper.end();
    await owner.query(`drop schema if exists osta_audit; drop owned by ${user}; drop role ${user}`);
  }
});
