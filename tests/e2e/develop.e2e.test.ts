// @module-tag starts
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { freePort } from '@osta/infrastructure/free-port';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

import { copyOfTheRepository } from '../architecture/copy-of-the-repository.mjs';
import { startProcess, type SpokenProcess } from './src/spoken-process.ts';

/** `npm run dev`, in a copy of the repository whose sources the test breaks. */

let copy: string;
let folder: string;
let origin: string;
let product: SpokenProcess;
let cookie: string;

/** The text that the test changes: the API document shows it. */
const words = 'Get the signed-in person';
const source = 'events/contracts/src/account/operations.ts';
let original: string;

function write(content: string): Promise<void> {
  return writeFile(path.join(copy, source), content);
}

async function document(): Promise<string> {
  return (await fetch(`${origin}/api/openapi.json`)).text();
}

/** Two cores compile again what a change touches. */
const patience = { timeout: 120_000 };

/** The status of a request with the session that was opened at the beginning. */
async function sessionStatus(): Promise<number> {
  return (await fetch(`${origin}/api/user/me`, { headers: { cookie } })).status;
}

/** Waits until the services have restarted this many times. */
async function servesAgain(times: number): Promise<void> {
  await expect
    .poll(() => product.printed().match(/The services serve again after/gu)?.length ?? 0, patience)
    .toBe(times);
}

beforeAll(async () => {
  copy = copyOfTheRepository('develop');
  original = await readFile(path.join(copy, source), 'utf8');
  folder = await mkdtemp(path.join(tmpdir(), `osta-test-${process.pid}-`));
  await promisify(execFile)('cp', ['-a', `${inject('seededDirectory')}/.`, folder]);
  const port = await freePort();
  origin = `http://localhost:${port}`;
  product = startProcess(
    [
      '--conditions=@osta/source',
      path.join(copy, 'services/standalone/src/development/develop.ts'),
    ],
    { PORT: String(port), OSTA_DATA_DIR: folder },
  );
  if (!(await product.said('is ready after'))) throw new Error(product.printed());

  const signedIn = await fetch(`${origin}/api/auth/sessions/password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf': '1', origin },
    body: JSON.stringify({ email: 'customer@osta.test', password: 'osta-demo-1' }),
  });
  cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
});

afterAll(async () => {
  if (product.child.exitCode === null && product.child.signalCode === null) {
    const ended = once(product.child, 'exit');
    product.child.kill('SIGTERM');
    await ended;
  }
  await rm(folder, { recursive: true, force: true });
  await rm(copy, { recursive: true, force: true });
});

describe('npm run dev', () => {
  it('keeps a socket to open pages for replaced modules', async () => {
    const client = await (await fetch(`${origin}/@vite/client`)).text();
    const token = /wsToken = "(?<token>[^"]+)"/u.exec(client)?.groups?.['token'];
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/?token=${token}`, 'vite-hmr');
    const [message] = await once(socket, 'message');
    socket.close();

    expect(message).toHaveProperty('data', JSON.stringify({ type: 'connected' }));
  });

  it('serves a changed service, and keeps the session', async () => {
    expect(await sessionStatus()).toBe(200);
    expect(await document()).toContain(words);

    const seen: number[] = [];
    await write(original.replace(words, 'Get whoever has signed in'));
    await expect
      .poll(async () => {
        seen.push(await sessionStatus());
        return document();
      }, patience)
      .toContain('Get whoever has signed in');
    await servesAgain(1);

    expect(await sessionStatus()).toBe(200);
    // No request of the web failed meanwhile
    expect(new Set(seen)).toEqual(new Set([200]));
    expect(product.printed()).toContain(`${source} has changed: the services start again`);
  });

  it('shows a mistake, keeps serving the old code, and takes over the fix', async () => {
    await write(`${original}\nexport const = 1;\n`);
    await product.said('Mend it and save');
    const shown = product.printed().slice(product.printed().lastIndexOf('✗'));

    expect(shown).toContain(source);
    expect(shown).toContain('export const = 1;');
    expect(shown).toContain('SyntaxError');
    expect(shown).toContain('The services from before the change go on serving.');
    expect(shown).not.toMatch(/node:internal|node_modules/u);
    expect(await document()).toContain('Get whoever has signed in');
    expect(await sessionStatus()).toBe(200);

    await write(original);
    await servesAgain(2);

    expect(await document()).toContain(words);
    expect(await sessionStatus()).toBe(200);
  });

  it('ends completely with Ctrl+C', async () => {
    const postgres = await readFile(path.join(folder, 'postgres/postmaster.pid'), 'utf8');
    const ended = once(product.child, 'exit');
    product.child.kill('SIGINT');
    const [code] = await ended;

    expect(code).toBe(0);
    expect(() => process.kill(Number.parseInt(postgres, 10), 0)).toThrow('ESRCH');
    await expect(fetch(origin)).rejects.toThrow('fetch failed');
  });
});
