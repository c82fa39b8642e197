import { randomUUID } from 'node:crypto';

import { kafkaVisitor } from '@osta/event-log/testing/kafka-content';
import {
  kafka,
  postgresDatabase,
  redis,
  unavailable,
  type TestDatabase,
} from '@osta/infrastructure/testing/infrastructure';
import { testClock } from '@osta/platform/testing/test-clock';
import { strFromU8, unzipSync } from 'fflate';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';

import { services } from '../src/services.ts';
import { askEverything } from './authorisation-matrix.ts';
import { leave, signUp, type Person } from './erasure-story.ts';
import { startMarket, type MarketHost } from './market-host.ts';
import { findPeople } from './principals.ts';
import { auditOf } from './run-audit.ts';
import { startServiceProcesses, type ServiceProcesses } from './service-processes.ts';

/** The generated service is the last of the list. `new-service.it.test.ts` runs this file in a copy of the repository. */
const made = services.at(-1);
if (!made) throw new Error('There is no service');
const { name, paths, contract } = made;
const [path] = paths;
if (path === undefined || !contract.myData)
  throw new Error(`${name} is not as the generator makes it`);
const { file } = contract.myData;

const patiently = { timeout: 30_000, interval: 200 };
const title = 'title-kanarya-one';
const email = 'salma@example.ly';
const together = 'in one process, over the event tables';
const apart = 'every service by itself, over Kafka';
const isAlone = await unavailable('kafka', 'redis');

const Receipt = z.record(z.string(), z.union([z.string(), z.number()]));
const ApiDocument = z.object({ paths: z.record(z.string(), z.unknown()) });

describe.each(isAlone ? [together] : [together, apart])('a service just made, %s', (way) => {
  const clock = testClock(new Date().toISOString());
  let market: MarketHost;
  let salma: Person;
  let id: string;

  beforeAll(async () => {
    const log = way === apart && { kafkaBrokers: await kafka(), redisUrl: await redis() };
    market = await startMarket({ clock, isOpen: way === together, ...(log && { apart: log }) });
    salma = await signUp({ market }, { kind: 'customer', name: 'Salma', email });
  });

  afterAll(() => market.stop());

  it('takes its command, and records the event', async () => {
    const opened = await salma.send.post(path, { title });
    expect(opened.status).toBe(201);
    id = String(Receipt.parse(opened.body)[`${name}Id`]);
    const { rows } = await market.database.query(
      `select type, data from ${name}.event where stream_id = $1`,
      [id],
    );
    expect(rows).toEqual([
      {
        type: `osta.${name}.${name}-opened.v1`,
        data: {
          customerId: salma.id,
          title: expect.stringMatching(/^sealed:1:/u),
          openedAt: clock.now(),
        },
      },
    ]);
  });

  /** Returns the row of the copy of Salma's account. */
  async function copied(): Promise<readonly unknown[]> {
    const find = `select id from ${name}.customer where id = $1`;
    return (await market.database.query(find, [salma.id])).rows;
  }

  it('copies what another service records', async () => {
    await vi.waitFor(async () => expect(await copied()).toEqual([{ id: salma.id }]), patiently);
  });

  // Hosts apart in one process are not in OSTA_API_DOCUMENTS; the processes below are
  it.runIf(way === together)('is in the API document', async () => {
    const { body } = await salma.send.get('/api/openapi.json');
    const documented = Object.keys(ApiDocument.parse(body).paths);
    expect(documented).toEqual(expect.arrayContaining([path, `${path}/{${name}Id}`]));
  });

  it('is in the audit', async () => {
    const audit = auditOf(market);
    const verified = await audit('verify', '--quiet');
    expect(verified).toMatchObject({ code: 0, out: expect.stringContaining('0 faults') });
    const compared = await audit('diff', '--model', `${name}-customers`, '--quiet');
    expect(compared).toMatchObject({ code: 0, err: '' });
    const { out } = await audit('events', '--stream', id, '--json');
    expect(out).toContain(`osta.${name}.${name}-opened.v1`);
  });

  it.runIf(way === together)('is asked by the authorisation matrix', async () => {
    const { url, database } = market;
    const own = market.services.find((service) => service.name === name)?.routes ?? [];
    // Adds people without events: the audit must have run before
    const people = await findPeople(market);
    const cells = await askEverything({ url, routes: own, people, database });
    expect(cells.filter(({ isRight }) => !isRight)).toEqual([]);
    const asked = new Set(cells.map(({ operation }) => operation));
    expect(asked).toEqual(new Set(own.map(({ operationId }) => operationId)));
    expect(asked.size).toBe(5);
    expect(cells.some(({ whose }) => whose === 'foreign')).toBe(true);
  });

  it('is in the export, and forgets who leaves', async () => {
    const answer = await fetch(`${market.url}/api/user/export`, {
      headers: { cookie: salma.cookie },
    });
    const archive = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    expect(strFromU8(archive[file] ?? new Uint8Array())).toContain(title);

    const findKey = `select key from ${name}.subject_key where subject = $1`;
    const before = await market.database.query(findKey, [salma.id]);
    expect(before.rows).toEqual([{ key: expect.anything() }]);
    await leave({ market, clock }, salma, email);
    await vi.waitFor(async () => {
      const { rows } = await market.database.query<{ key: unknown }>(findKey, [salma.id]);
      expect(rows.filter(({ key }) => key !== null)).toEqual([]);
      expect(await copied()).toEqual([]);
    }, patiently);
  });

  it('reacts to what another service records, and to time', async () => {
    const read = `select type, actor from ${name}.event where stream_id = $1 order by type`;
    // She has asked for the deletion of her account, and two weeks are over
    await vi.waitFor(async () => {
      const { rows } = await market.database.query(read, [id]);
      expect(rows).toEqual([
        { type: `osta.${name}.${name}-lapsed.v1`, actor: 'system' },
        { type: `osta.${name}.${name}-opened.v1`, actor: salma.id },
        { type: `osta.${name}.${name}-paused.v1`, actor: 'system' },
        { type: `osta.${name}.${name}-reminder-due.v1`, actor: 'system' },
      ]);
    }, patiently);
  });
});

describe.skipIf(isAlone)('a service just made, in a process of its own', () => {
  const namespace = `made-${randomUUID()}`;
  let database: TestDatabase;
  let processes: ServiceProcesses;
  let salma: Person;

  beforeAll(async () => {
    database = await postgresDatabase();
    processes = await startServiceProcesses({
      DATABASE_URL: database.url,
      KAFKA_BROKERS: (await kafka()).join(','),
      KAFKA_NAMESPACE: namespace,
      REDIS_URL: await redis(),
    });
    salma = await signUp({ market: processes }, { kind: 'customer', name: 'Salma', email });
  });

  afterAll(async () => {
    await processes.stop();
    await database.drop();
  });

  it('records the event of its command in its table and on Kafka', async () => {
    const opened = await salma.send.post(path, { title });
    expect(opened.status).toBe(201);
    const id = String(Receipt.parse(opened.body)[`${name}Id`]);

    const client = new Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query(
      `select type, data from ${name}.event where stream_id = $1`,
      [id],
    );
    await client.end();
    expect(rows).toHaveLength(1);
    const visitor = kafkaVisitor(await kafka());
    await vi.waitFor(async () => {
      const records = await visitor.everyRecord();
      const own = records.filter(({ place }) => place.startsWith(`${namespace}.${name}:`));
      expect(own.map(({ key, value }) => [key, JSON.parse(value)])).toEqual([
        [id, expect.objectContaining(rows[0])],
      ]);
    }, patiently);
  });

  it('is in the API document, which another process gathers', async () => {
    const { body } = await salma.send.get('/api/openapi.json');
    const documented = Object.keys(ApiDocument.parse(body).paths);
    expect(documented).toEqual(expect.arrayContaining([path, `${path}/{${name}Id}`]));
  });
});
