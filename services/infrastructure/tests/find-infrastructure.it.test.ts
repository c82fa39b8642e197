import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { findInfrastructure } from '@osta/infrastructure/find-infrastructure';
import { startInfrastructureDesk } from '@osta/infrastructure/testing/infrastructure-desk';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const given = {
  DATABASE_URL: 'postgres://somebody@elsewhere/database',
  REDIS_URL: 'redis://elsewhere:6379',
  KAFKA_BROKERS: 'one:9092,two:9092',
};

/** The programs of this machine are asked, whether it has a Docker engine or not. */
const withoutDocker = { OSTA_DOCKER: 'off' };

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'osta-find-'));
});

afterEach(async () => {
  await rm(directory, { recursive: true, force: true });
});

async function connects(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString });
  const connected = await client.connect().then(
    () => true,
    () => false,
  );
  await client.end();
  return connected;
}

async function ask(url: string): Promise<unknown> {
  const response = await fetch(url);
  return response.ok ? response.json() : response.status;
}

describe('findInfrastructure', () => {
  it('uses what the environment names', async () => {
    const need = ['postgres', 'redis', 'kafka'] as const;
    const { stop, ...found } = await findInfrastructure({ need, directory, environment: given });
    expect(found).toEqual({
      databaseUrl: given.DATABASE_URL,
      redisUrl: given.REDIS_URL,
      kafkaBrokers: ['one:9092', 'two:9092'],
    });
    await stop();
  });

  it('starts what the environment does not name, and stops it at the end', async () => {
    const environment = { ...given, ...withoutDocker, DATABASE_URL: '', KAFKA_BROKERS: '' };
    const need = ['postgres', 'redis'] as const;
    const found = await findInfrastructure({ need, directory, environment });
    expect(found.redisUrl).toBe(given.REDIS_URL);
    expect(await connects(found.databaseUrl)).toBe(true);
    await found.stop();
    expect(await connects(found.databaseUrl)).toBe(false);
  });

  it('fails with one sentence when something cannot be started', async () => {
    await writeFile(path.join(directory, 'postgres'), '');
    const search = findInfrastructure({
      need: ['postgres', 'redis'],
      directory,
      environment: withoutDocker,
    });
    await expect(search).rejects.toMatchObject({ code: 'DATA_DIRECTORY_BROKEN' });
  });
});

describe('the desk of a test run', () => {
  const around = { postgresSettings: {}, kafkaSize: 1, onProgress: () => {} } as const;

  it('gives addresses to callers with its secret', async () => {
    const desk = await startInfrastructureDesk({ ...around, directory, environment: given });
    expect(await ask(`${desk.url}kafka`)).toEqual({ ok: true, address: ['one:9092', 'two:9092'] });
    expect(await ask(new URL('/kafka', desk.url).href)).toBe(404);
    expect(await ask(`${desk.url}mongo`)).toBe(404);
    await desk.close();
  });

  it.each([
    [{ CI: 'true' }, true],
    [{ OSTA_REQUIRE_INFRASTRUCTURE: '1' }, true],
    [{}, false],
  ])('decides with %o whether a test may be skipped', async (settings, required) => {
    await writeFile(path.join(directory, 'postgres'), '');
    const environment = { ...settings, ...withoutDocker };
    const desk = await startInfrastructureDesk({ ...around, directory, environment });
    expect(await ask(`${desk.url}postgres`)).toMatchObject({
      ok: false,
      code: 'DATA_DIRECTORY_BROKEN',
      required,
    });
    await desk.close();
  });
});
