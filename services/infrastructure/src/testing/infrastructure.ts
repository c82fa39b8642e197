import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { json } from 'node:stream/consumers';

import { Client, type QueryResultRow } from 'pg';
import { inject, vi } from 'vitest';

import type { Addresses, Kind } from '../infrastructure-kinds.ts';
import { InfrastructureProblem } from '../infrastructure-problem.ts';
import type { DeskAnswer } from './infrastructure-desk.ts';

/** An empty database for one test file. */
export interface TestDatabase {
  /** URL with a superuser. */
  readonly url: string;
  readonly name: string;
  /** Drops the database, and cuts remaining connections. */
  drop(): Promise<void>;
}

/** A database that began as a copy. */
export interface PreparedDatabase extends TestDatabase {
  /** The folder with the files that `prepare` left beside the database. Shared: copy what you change. */
  readonly files: string;
}

/**
 * Creates a database on the worker's Postgres, which the first call starts. Takes about 50 ms.
 *
 * @throws InfrastructureProblem when there is no Postgres: guard the suite with `unavailable`
 */
export async function postgresDatabase(): Promise<TestDatabase> {
  return makeDatabase(await address('postgres'), 'template1');
}

/**
 * Creates a database with the content that `prepare` makes. It is prepared once per server, by the first
 * file that asks; the others get copies.
 *
 * @param content names the result of `prepare`: the same name means the same content
 * @param prepare is given the database, and a folder for files that belong to it
 * @param server the Postgres of this name, which files of all workers share, where preparing takes long and no
 *   file holds a transaction open on purpose; default: the worker's own
 * @throws InfrastructureProblem as `postgresDatabase`, and errors of `prepare`
 */
export async function preparedDatabase(
  content: string,
  prepare: (url: string, files: string) => Promise<void>,
  server: string = worker(),
): Promise<PreparedDatabase> {
  const admin = await address('postgres', server);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 40);
  const template = `prepared_${hash}`;
  const files = path.join(inject('preparedFiles'), server, template);
  if (!(await isThere(admin, template))) {
    await locked(admin, template, async () => {
      if (await isThere(admin, template)) return;
      const draft = await makeDatabase(admin, 'template1');
      // Of a preparation that failed
      await rm(files, { recursive: true, force: true });
      await mkdir(files, { recursive: true });
      await prepare(draft.url, files);
      await untilLeft(admin, draft.name);
      // A database with the final name is complete; copying requires that nobody is connected to it
      await execute(
        admin,
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${draft.name}'`,
      );
      await execute(admin, `alter database ${draft.name} rename to ${template}`);
    });
  }
  return { ...(await makeDatabase(admin, template)), files };
}

async function makeDatabase(admin: string, template: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await execute(admin, `create database ${name} template ${template}`);
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    name,
    drop: async () => {
      await untilLeft(admin, name);
      await execute(admin, `drop database if exists ${name} with (force)`);
    },
  };
}

/** How long a session may take to end, in milliseconds. What still runs then was left open, and is cut. */
const patience = 5000;

/**
 * Waits until nobody is connected to a database. A pool says that it has ended a moment before its sessions have:
 * one that is cut in that moment emits an error that nobody listens to, which fails the run.
 */
async function untilLeft(admin: string, database: string): Promise<void> {
  const sessions = `select 1 from pg_stat_activity where datname = '${database}' and backend_type = 'client backend'`;
  const hasLeft = async (): Promise<boolean> => (await execute(admin, sessions)).length === 0;
  await vi.waitUntil(hasLeft, { timeout: patience, interval: 10 }).catch(() => false);
}

async function isThere(admin: string, database: string): Promise<boolean> {
  const rows = await execute(admin, `select 1 from pg_database where datname = '${database}'`);
  return rows.length > 0;
}

/** Runs work under a lock with this name, across test files. */
async function locked(admin: string, name: string, work: () => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: admin });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name]);
    await work();
  } finally {
    // The lock ends with the session
    await client.end();
  }
}

/**
 * Returns the run's Redis, started by the first call and shared by all files: prefix every key with something
 * unique to your file.
 *
 * @throws InfrastructureProblem
 */
export async function redis(): Promise<string> {
  return address('redis');
}

/**
 * Returns the run's Kafka, one broker, started by the first call and shared by all files: prefix every topic
 * and group with something unique to your file.
 *
 * @throws InfrastructureProblem
 */
export async function kafka(): Promise<readonly string[]> {
  return address('kafka');
}

/**
 * Returns why these tests cannot run here, for `describe.skipIf`, and prints it; undefined when they can. Where
 * skipping is forbidden (CI, or OSTA_REQUIRE_INFRASTRUCTURE=1) it throws instead.
 *
 * @throws InfrastructureProblem
 */
export async function unavailable(...kinds: readonly Kind[]): Promise<string | undefined> {
  for (const kind of kinds) {
    const answer = await ask(kind);
    if (answer.ok) continue;
    if (answer.required) throw problem(answer);
    process.stderr.write(`Skipped, because there is no ${kind}: ${answer.sentence}\n`);
    return answer.sentence;
  }
  return undefined;
}

async function address<K extends Kind>(kind: K, server = worker()): Promise<Addresses[K]> {
  const answer = await ask(kind, server);
  if (!answer.ok) throw problem(answer);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the desk answers what find(kind) found
  return answer.address as Addresses[K];
}

function worker(): string {
  return process.env['VITEST_POOL_ID'] ?? '';
}

async function ask(kind: Kind, server = worker()): Promise<DeskAnswer> {
  const place = kind === 'postgres' ? `${kind}/${server}` : kind;
  const asked = get(new URL(place, inject('infrastructureUrl')));
  // Not `fetch`, which gives up after five minutes: the desk may have to install the server first
  const [response]: IncomingMessage[] = await once(asked, 'response');
  if (!response) throw new Error('The desk did not answer');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- infrastructure-desk.ts wrote it
  return (await json(response)) as DeskAnswer;
}

function problem(answer: DeskAnswer & { readonly ok: false }): InfrastructureProblem {
  return new InfrastructureProblem(answer.code, answer.sentence);
}

async function execute(url: string, sql: string): Promise<readonly unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<QueryResultRow>(sql);
    return rows;
  } finally {
    await client.end();
  }
}
