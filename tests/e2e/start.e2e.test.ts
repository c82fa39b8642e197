import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';

import { freePort } from '@osta/infrastructure/free-port';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { startProduct } from './src/product.ts';
import { startSeeded } from './src/seeded-product.ts';
import { startProcess, type SpokenProcess } from './src/spoken-process.ts';

const root = path.resolve(import.meta.dirname, '../..');
const product = path.join(root, 'services/standalone/dist/main.js');
const starter = path.join(root, 'services/standalone/start.mjs');

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), `osta-test-${process.pid}-`));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

function start(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): SpokenProcess {
  // What is tried here ends before the components would be built
  return startProcess(args, { OSTA_DATA_DIR: folder, OSTA_STORYBOOK: 'as-built', ...environment });
}

/** Failed starts: the printed sentence, and the exit code. */
async function refusal(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<{ readonly code: unknown; readonly lines: readonly string[] }> {
  const { child, printed } = start(args, environment);
  const [code] = await once(child, 'exit');
  const lines = printed()
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('  …'));
  return { code, lines };
}

/**
 * Sends one request on a kept connection. Resolves to its status and whether the connection stays open,
 * or to the error.
 */
function ask(url: string, agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    get(url, { agent }, (response) => {
      const isKept = response.headers.connection !== 'close';
      response.resume();
      response.once('end', () => resolve(`${response.statusCode} ${isKept ? 'kept' : 'last'}`));
      response.once('error', () => resolve('cut off'));
    }).once('error', (error) => {
      // The delay paces the loop, which repeats refused requests until the process has ended
      setTimeout(() => resolve('code' in error ? String(error.code) : error.message), 20);
    });
  });
}

/** Signs in as the customer of the demo market. */
async function signIn(address: string, origin?: string): Promise<Response> {
  const answer = await fetch(`${address}/api/auth/sessions/password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf': '1', ...(origin && { origin }) },
    body: JSON.stringify({ email: 'customer@osta.test', password: 'osta-demo-1' }),
  });
  // A machine with too much to do says so, and asks to be asked again
  return answer.status === 503 ? signIn(address, origin) : answer;
}

describe('a failed start says why in one sentence', () => {
  it('when the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { code, lines } = await refusal([product], { PORT: String(port) });
    other.close();

    expect(code).toBe(1);
    expect(lines).toEqual([
      `Port ${port} is taken: stop what uses it, or choose another one, as in PORT=${port + 1} npm start.`,
    ]);
  });

  it('when the port is invalid', async () => {
    expect(await refusal([product], { PORT: 'eighty' })).toEqual({
      code: 1,
      lines: ['PORT is wrong: it must be a number.'],
    });
  });

  it.each([
    ['to fetch another one', 'linux', '16.20.2'],
    ['and the registry has none for the platform', 'sunos', '20.20.2'],
  ])('when Node is too old %s', async (_name, platform, version) => {
    const old = [
      `Object.defineProperty(process.versions, 'node', { value: '${version}' })`,
      `Object.defineProperty(process, 'platform', { value: '${platform}' })`,
    ].join(';');
    const { code, lines } = await refusal(['--import', `data:text/javascript,${old}`, starter], {
      PORT: String(await freePort()),
    });

    expect(code).toBe(1);
    expect(lines).toEqual([
      `Osta needs Node 24, and this is Node ${version}: install Node 24 (https://nodejs.org) and start again.`,
    ]);
  });

  it('when the port is taken, before anything is installed or built', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { printed, child } = start([starter], { PORT: String(port) });
    const [code] = await once(child, 'exit');
    other.close();

    expect(code).toBe(1);
    expect(printed().trim()).toBe(
      `Port ${port} is taken: stop what uses it, or choose another one, as in PORT=${port + 1} npm start.`,
    );
  });

  it('when the database is external and nobody answers', { tags: 'starts' }, async () => {
    const host = `127.0.0.1:${await freePort()}`;
    const { code, lines } = await refusal([product], {
      PORT: String(await freePort()),
      DATABASE_URL: `postgres://osta:secret@${host}/osta`,
    });

    expect(code).toBe(1);
    expect(lines).toEqual([
      `The database at ${host} cannot be used. No Postgres answers there: start it, or correct DATABASE_URL.`,
    ]);
  });

  it('when the password of its database is gone', { tags: 'starts' }, async () => {
    await mkdir(path.join(folder, 'postgres'), { recursive: true });
    await writeFile(path.join(folder, 'postgres', 'PG_VERSION'), '18\n');
    const { code, lines } = await refusal([product], { PORT: String(await freePort()) });

    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringContaining('has lost the file osta-password')]);
  });

  it('when the folder of the database is broken', { tags: 'starts' }, async () => {
    await mkdir(path.join(folder, 'postgres', 'base'), { recursive: true });
    await writeFile(path.join(folder, 'postgres', 'PG_VERSION'), '18\n');
    await writeFile(path.join(folder, 'postgres', 'osta-password'), 'none');
    const { code, lines } = await refusal([product], { PORT: String(await freePort()) });

    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringContaining(path.join(folder, 'postgres'))]);
  });
});

describe('a start on an unusable data directory', () => {
  it.runIf(process.platform === 'linux')(
    'ends with a sentence when it cannot be created',
    { tags: 'starts' },
    async () => {
      const { code, lines } = await refusal([product], {
        PORT: String(await freePort()),
        OSTA_DATA_DIR: '/proc/nope',
      });

      expect(code).toBe(1);
      expect(lines).toEqual([expect.stringMatching(/^No folder can be made at \/proc\/nope/u)]);
    },
  );

  it('ends with a sentence in production when it contains a demo', { tags: 'starts' }, async () => {
    const demo = await startProduct('embedded', folder);
    await demo.stop();
    const { code, lines } = await refusal([product], {
      PORT: String(await freePort()),
      OSTA_MODE: 'production',
    });

    expect(code).toBe(1);
    expect(lines).toEqual([
      expect.stringMatching(/^The database holds demo accounts, whose password is public/u),
    ]);
  });
});

describe('a Postgres that is killed under the product', () => {
  it('is restarted, and everything works as before', { tags: 'deaths' }, async () => {
    const running = await startSeeded();
    const pid = Number.parseInt(
      await readFile(path.join(running.dataDirectory, 'postgres/postmaster.pid'), 'utf8'),
      10,
    );
    process.kill(pid, 'SIGKILL');
    await vi.waitFor(
      async () => {
        expect(running.output()).toContain('Postgres has ended (SIGKILL): starting it again');
        expect((await signIn(running.origin)).status).toBe(200);
        expect((await fetch(`${running.origin}/health/ready`)).status).toBe(200);
      },
      { timeout: 60_000, interval: 500 },
    );
    await running.stop();
    await running.discard();
  });
});

describe('a start that is stopped while the demo market opens', { tags: 'starts' }, () => {
  it('ends cleanly without output, and the next start continues', async () => {
    const starting = start([product], { PORT: String(await freePort()) });
    await starting.said('Opening the demo market');
    starting.child.kill('SIGINT');
    const [code] = await once(starting.child, 'exit');
    const next = await startProduct('embedded', folder);
    const signedIn = await signIn(next.origin);
    await next.stop();

    expect(code).toBe(0);
    expect(starting.printed()).not.toMatch(/Error|\n\s+at |is ready after/u);
    expect(signedIn.status).toBe(200);
  });
});

/** Returns the hosts under which other machines of the network find this one. */
function ownHosts(): readonly string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}

describe('a product on this machine', () => {
  it(
    "answers and accepts changes under each of the machine's names, and under no other",
    { tags: 'starts' },
    async () => {
      const running = await startSeeded();
      const { port } = new URL(running.origin);
      const own = ['localhost', '127.0.0.1', ...ownHosts()];
      const statuses = await Promise.all(
        own.map(
          async (host) => (await signIn(`http://${host}:${port}`, `http://${host}:${port}`)).status,
        ),
      );
      const foreign = await signIn(`http://127.0.0.1:${port}`, `http://osta.example:${port}`);
      await running.stop();
      await running.discard();

      expect(statuses).toEqual(own.map(() => 200));
      expect(foreign.status).toBe(403);
    },
  );

  it(
    'closes kept connections politely when it stops, and never queries an ended database',
    { tags: 'starts' },
    async () => {
      const running = await startSeeded(async () => ({ LOG_LEVEL: 'info' }));
      const agent = new Agent({ keepAlive: true, maxSockets: 16 });
      const seen: string[] = [];
      const ending = new AbortController();
      const visitor = async (): Promise<void> => {
        while (!ending.signal.aborted)
          seen.push(await ask(`${running.origin}/api/services`, agent));
      };
      const visitors = Array.from({ length: 16 }, visitor);
      await vi.waitFor(() => expect(seen.length).toBeGreaterThan(200), 20_000);
      const stopped = running.stop();
      // The signal needs its time to arrive
      await vi.waitUntil(() => running.output().includes('stopping'), 60_000);
      const before = seen.length;
      await stopped;
      ending.abort();
      await Promise.all(visitors);
      agent.destroy();
      await running.discard();

      const after = seen.slice(before);
      // The end shows as refused connections. A request that meets the end of its idle connection may be
      // retried by the client.
      expect(new Set(after)).not.toContain('503');
      expect(after.filter((each) => each === '200 kept').length).toBeLessThanOrEqual(32);
      expect(running.output()).not.toContain('after calling end');
    },
  );
});

describe('a start that is ended', { tags: 'starts' }, () => {
  // A supervisor kills, a person presses Ctrl+C
  it.each(['SIGKILL', 'SIGINT'] as const)(
    'by %s at any moment says nothing, does not block the next one, and loses no data',
    async (signal) => {
      for (const moment of [
        'Creating the database',
        'Migrated identity',
        'Opening the demo market',
      ]) {
        const starting = start([product], { PORT: String(await freePort()) });
        await starting.said(moment);
        starting.child.kill(signal);
        if (starting.child.signalCode === null && starting.child.exitCode === null) {
          await once(starting.child, 'exit');
        }
        expect(starting.printed()).toContain(moment);
        expect(starting.printed()).not.toMatch(/Error|\n\s+at |is ready after/u);
      }

      const first = await startProduct('embedded', folder);
      await first.kill();
      const second = await startProduct('embedded', folder);
      const signedIn = await signIn(second.origin);
      await second.stop();

      expect(second.output()).not.toContain('Creating the database');
      expect(second.output()).not.toContain('Migrated');
      expect(signedIn.status).toBe(200);
    },
  );
});

describe('two instances', { tags: 'starts' }, () => {
  it('run side by side', async () => {
    const [one, other] = await Promise.all([
      startProduct('embedded', path.join(folder, 'one')),
      startProduct('embedded', path.join(folder, 'other')),
    ]);
    const answers = await Promise.all(
      [one, other].map(({ origin }) => fetch(`${origin}/health/ready`)),
    );
    await Promise.all([one.stop(), other.stop()]);

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });
});
