// @module-tag generator
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';

import {
  kafka,
  postgresDatabase,
  redis,
  unavailable,
  type TestDatabase,
} from '@osta/infrastructure/testing/infrastructure';
import { processEnvironment } from '@osta/platform/config/read-config';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { copyOfTheRepository } from '../../../tests/architecture/copy-of-the-repository.mjs';

/** The generator runs in a copy of the repository, and so do the tools that check what it makes. */
const patience = 300_000;
const name = 'atelier';

let copy: string;
let database: TestDatabase;
/** Those of this run, so that the runs in the copy start none. */
let servers: Readonly<Record<string, string>>;

/** Runs a program from `node_modules` in the copy. Returns its exit code and what it printed. */
async function run(
  program: string,
  ...args: readonly string[]
): Promise<readonly [number, string]> {
  const child = spawn(process.execPath, [path.join(copy, 'node_modules', program), ...args], {
    cwd: copy,
    env: { ...processEnvironment, ...servers, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, err] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return [child.exitCode ?? 1, out + err];
}

/** Makes something in the copy, as `npm run new --` does. Returns exit code and output. */
const generate = (...what: readonly string[]): Promise<readonly [number, string]> =>
  run(
    'plop/bin/plop.js',
    '--plopfile',
    'tests/architecture/new/plopfile.mjs',
    '--dest',
    '.',
    ...what,
  );

beforeAll(async () => {
  database = await postgresDatabase();
  servers = { DATABASE_URL: database.url };
  if (!(await unavailable('kafka', 'redis'))) {
    servers = { ...servers, KAFKA_BROKERS: (await kafka()).join(','), REDIS_URL: await redis() };
  }
  copy = copyOfTheRepository('new-service');
  for (const made of [
    ['service', name, 'ورشة'],
    ['command', name, `move-${name}`, `${name}-moved`],
  ]) {
    const [code, printed] = await generate(...made);
    if (code !== 0) throw new Error(printed);
  }
}, patience);

afterAll(async () => {
  await rm(copy, { recursive: true, force: true });
  await database.drop();
});

describe('what the generator makes', { timeout: patience }, () => {
  it('has types that fit', async () => {
    const project = {
      extends: '../../tests/architecture/tsconfig.services.json',
      compilerOptions: { rootDir: '../..', allowImportingTsExtensions: true, noEmit: true },
      include: [
        'src',
        'tests',
        '../standalone/src/services.ts',
        // What kafkajs does not declare
        '../../events/log/src/kafka/*.d.ts',
      ],
      exclude: [],
    };
    const file = `services/${name}/tsconfig.check.json`;
    await writeFile(path.join(copy, file), JSON.stringify(project));
    expect(await run('typescript/bin/tsc', '-p', file)).toEqual([0, '']);
  });

  it('passes its own tests, and is found wherever the product looks for services', async () => {
    const tests = path.join(copy, 'services/standalone/tests');
    await copyFile(
      path.join(tests, 'made-service.ts'),
      path.join(tests, 'made-service.it.test.ts'),
    );
    const own = [`services/${name}`, 'services/standalone/tests/made-service'];
    for (const [kind, files] of [
      ['unit', 2],
      ['integration', 2],
    ] as const) {
      const [code, printed] = await run('vitest/vitest.mjs', 'run', '--project', kind, ...own);
      if (code !== 0) throw new Error(printed);
      expect(printed).toContain(`Test Files  ${files} passed`);
    }
  });

  it('has a name that SQL and JavaScript leave free', async () => {
    const [code, printed] = await generate('service', 'order', 'طلب');
    expect(code).not.toBe(0);
    expect(printed).toContain('order is a word of SQL');
  });

  it('adds an event to any topic, and none twice', async () => {
    const what = ['event', 'redirect', 'redirect-followed'];
    expect((await generate(...what))[0]).toBe(0);
    const [code, printed] = await generate(...what);
    expect(code).not.toBe(0);
    expect(printed).toContain('redirect-followed.v1.ts already');

    // Golden fixtures, the union, personal words: what every event of the catalog must have
    const catalog = 'events/contracts/src/catalog.test.ts';
    const [tested, report] = await run('vitest/vitest.mjs', 'run', '--project', 'unit', catalog);
    if (tested !== 0) throw new Error(report);
  });

  it('makes no command for a service of another shape', async () => {
    const [code, printed] = await generate('command', 'request', 'move-request', 'request-moved');
    expect(code).not.toBe(0);
    expect(printed).toContain('There is no services/request/src/domain/request/request.ts');
  });
});
