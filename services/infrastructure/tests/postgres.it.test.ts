import { spawnSync } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { startEmbeddedPostgres } from '@osta/infrastructure/embedded-postgres';
import { freePort } from '@osta/infrastructure/free-port';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { postgresInOtherProcess, runningOn, type Circumstances } from './other-process.ts';

const isRoot = process.getuid?.() === 0;
/** Starts a program in a namespace of its own: root of a container often may not. */
const namespace = ['unshare', '--user', '--map-root-user', '--mount'];
const mayUnshare = isRoot && spawnSync('sh', ['-c', [...namespace, 'true'].join(' ')]).status === 0;
/** Whether a process of another user can run what is in this repository. */
const isReadable =
  isRoot &&
  spawnSync('test', ['-r', import.meta.filename], { uid: 65_534, gid: 65_534 }).status === 0;

let folder: string;
let dataDirectory: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'osta-postgres-'));
  dataDirectory = path.join(folder, 'not', 'there', 'yet');
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** Returns what a start in another process prints after the word. */
async function start(circumstances: Circumstances, word: string): Promise<unknown> {
  const other = postgresInOtherProcess(dataDirectory, circumstances);
  try {
    return await other.said(word);
  } finally {
    await other.kill();
    // The server ends a moment later; until then the folder cannot be removed
    await vi.waitFor(async () => expect(await runningOn(folder)).toEqual([]), 30_000);
  }
}

/** Returns the command prefix that starts a program as root of its own namespace, after a command in there. */
function asRootOfItsOwn(before: string): readonly string[] {
  const script = `${before}; exec "$@"`;
  return [...namespace, 'sh', '-c', script, 'sh'];
}

/** Creates a folder for PATH with an `unshare` that fails, as where the kernel forbids it (most containers). */
async function withoutNamespaces(): Promise<readonly string[]> {
  await writeFile(path.join(folder, 'unshare'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  return ['env', `PATH=${folder}:${process.env['PATH']}`];
}

async function listen(port: number): Promise<() => Promise<void>> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return () => new Promise((resolve) => server.close(() => resolve()));
}

describe('the embedded Postgres', () => {
  it('answers only this machine, and only with the password', async () => {
    const settings = { listen_addresses: '*', unix_socket_directories: '/tmp', work_mem: '5MB' };
    const server = await startEmbeddedPostgres({ dataDirectory, settings });
    const client = new Client({ connectionString: server.url });
    await client.connect();
    const { rows } = await client.query(
      "select name, setting from pg_settings where name in ('listen_addresses', 'unix_socket_directories', 'work_mem') order by name",
    );
    await client.end();
    expect(rows).toEqual([
      { name: 'listen_addresses', setting: '127.0.0.1' },
      { name: 'unix_socket_directories', setting: '' },
      { name: 'work_mem', setting: '5120' },
    ]);

    const url = new URL(server.url);
    url.password = 'guessed';
    const stranger = new Client({ connectionString: url.href });
    await expect(stranger.connect()).rejects.toThrow('password authentication failed');
    await server.stop();
    await server.stop();
  });

  it(
    'sorts and folds text the same on every machine, and Arabic by column',
    { tags: 'deaths' },
    async () => {
      const server = await startEmbeddedPostgres({ dataDirectory });
      const client = new Client({ connectionString: server.url });
      await client.connect();
      const { rows } = await client.query(
        `select datlocprovider as provider, datlocale as locale, upper('é') as upper,
         (select array_agg(w order by w collate "ar-x-icu") from unnest(array['ب', 'أ', 'ت']) w) as words,
         current_setting('timezone') as zone
       from pg_database where datname = current_database()`,
      );
      await client.end();
      await server.stop();
      expect(rows).toEqual([
        { provider: 'b', locale: 'C.UTF-8', upper: 'É', words: ['أ', 'ب', 'ت'], zone: 'UTC' },
      ]);
    },
  );

  it('keeps its port if it is free, and takes another otherwise', { tags: 'deaths' }, async () => {
    const first = await startEmbeddedPostgres({ dataDirectory });
    await first.stop();
    const second = await startEmbeddedPostgres({ dataDirectory });
    await second.stop();
    expect(second.port).toBe(first.port);

    const free = await listen(first.port);
    const third = await startEmbeddedPostgres({ dataDirectory });
    await third.stop();
    await free();
    expect(third.port).not.toBe(first.port);
  });

  it('refuses a requested port that is taken', async () => {
    const port = await freePort();
    const free = await listen(port);
    await expect(startEmbeddedPostgres({ dataDirectory, port })).rejects.toMatchObject({
      code: 'PORT_TAKEN',
      message: `Port ${port} of 127.0.0.1 is taken by another program.`,
    });
    await free();
    await (await startEmbeddedPostgres({ dataDirectory, port })).stop();
  });
});

describe('a folder on which no Postgres can run', () => {
  it('is refused when it holds something else', async () => {
    await mkdir(dataDirectory, { recursive: true });
    await writeFile(path.join(dataDirectory, 'letters.txt'), '');
    await expect(startEmbeddedPostgres({ dataDirectory })).rejects.toMatchObject({
      code: 'DATA_DIRECTORY_BROKEN',
      message: `${dataDirectory} holds files that are not a database: move it away, or choose another folder.`,
    });
  });

  it('is refused when another Postgres made it', async () => {
    await mkdir(dataDirectory, { recursive: true });
    await writeFile(path.join(dataDirectory, 'PG_VERSION'), '15\n');
    await expect(startEmbeddedPostgres({ dataDirectory })).rejects.toMatchObject({
      code: 'DATA_DIRECTORY_BROKEN',
      message: `${dataDirectory} is of Postgres 15: move it away, or choose another folder.`,
    });
  });

  it('is refused when it is damaged, with the reason', { tags: 'deaths' }, async () => {
    await (await startEmbeddedPostgres({ dataDirectory })).stop();
    await truncate(path.join(dataDirectory, 'global', 'pg_control'), 100);
    await expect(startEmbeddedPostgres({ dataDirectory })).rejects.toMatchObject({
      code: 'DATA_DIRECTORY_BROKEN',
      message: expect.stringMatching(
        /^Postgres cannot use .+ \(could not read file .+pg_control.+\): /,
      ),
    });
  });

  it('is refused when it is a file', async () => {
    dataDirectory = path.join(folder, 'file');
    await writeFile(dataDirectory, '');
    await expect(startEmbeddedPostgres({ dataDirectory })).rejects.toMatchObject({
      code: 'DATA_DIRECTORY_BROKEN',
    });
  });
});

describe.runIf(isRoot)('with what root can set up', { tags: 'deaths' }, () => {
  it.runIf(isReadable)(
    'runs for a plain user in a folder that only the user may enter',
    async () => {
      const nobody = 65_534;
      await chown(folder, nobody, nobody);
      await chmod(folder, 0o700);
      await expect(start({ uid: nobody }, 'ready')).resolves.toHaveProperty('url');
    },
  );

  it.runIf(mayUnshare)('says in one sentence that the disk is full', async () => {
    const inside = asRootOfItsOwn(`mount -t tmpfs -o size=8m none '${folder}'`);
    await expect(start({ inside }, 'problem')).resolves.toEqual({
      code: 'DISK_FULL',
      sentence: `The disk that holds ${dataDirectory} is full: make room and start again, nothing is lost.`,
    });
  });

  it.runIf(mayUnshare)(
    'says in one sentence that root can use neither a user namespace nor another user',
    async () => {
      const inside = asRootOfItsOwn('echo 0 > /proc/sys/user/max_user_namespaces');
      await expect(start({ inside }, 'problem')).resolves.toMatchObject({
        code: 'NAMESPACE_FORBIDDEN',
        sentence: expect.stringMatching(
          /^Postgres does not run as root, this machine forbids root /,
        ),
      });
    },
  );

  it.runIf(isReadable)(
    'runs for root without a user namespace, where another user may enter',
    async () => {
      const inside = await withoutNamespaces();
      await chmod(folder, 0o711);
      await expect(start({ inside }, 'ready')).resolves.toHaveProperty('url');
      await expect(start({ inside }, 'ready')).resolves.toHaveProperty('url');
      expect((await stat(dataDirectory)).uid).not.toBe(0);
    },
  );

  it('says in one sentence that no other user can enter the folder', async () => {
    const inside = await withoutNamespaces();
    await expect(start({ inside }, 'problem')).resolves.toMatchObject({
      code: 'NAMESPACE_FORBIDDEN',
      sentence: expect.stringContaining(`may not enter ${path.dirname(dataDirectory)}`),
    });
  });

  it.runIf(isReadable)('runs for a user without an entry in the system', async () => {
    const stranger = 54_321;
    await chown(folder, stranger, stranger);
    await expect(start({ uid: stranger }, 'ready')).resolves.toHaveProperty('url');
  });

  it.runIf(mayUnshare)('runs for root on a system with few users', async () => {
    const passwd = path.join(folder, 'passwd');
    await writeFile(passwd, 'root:x:0:0::/:/bin/sh\nsomebody:x:77:77::/:/bin/sh\n');
    const inside = asRootOfItsOwn(`mount --bind '${passwd}' /etc/passwd`);
    await expect(start({ inside }, 'ready')).resolves.toHaveProperty('url');
  });
});
