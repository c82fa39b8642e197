// @module-tag generator
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
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
/** A page at the address of what is generated, as one that only says what is to come. */
const leaf = `
import { createFileRoute } from '@tanstack/react-router';

import { requireMe } from '../../../session/guards.ts';

export const Route = createFileRoute('/_default/customer/${name}s')({ beforeLoad: requireMe });
`;

/** All that it makes in the service that it made; `made-service.ts` observes it. */
const inside = [
  ['service', name, 'ورشة'],
  ['command', name, name, `move-${name}`, `${name}-moved`],
  ['command', name, name, `rename-${name}`, `${name}-renamed`],
  ['copy', name, 'customers', 'account', 'user-registered'],
  ['timer', name, name, `lapse-${name}`, `${name}-lapsed`],
  ['timer', name, name, `remind-of-${name}`, `${name}-reminder-due`],
  [
    'process',
    name,
    name,
    'account',
    'account-deletion-requested',
    `pause-${name}`,
    `${name}-paused`,
  ],
] as const;

/** A command for every aggregate that is written by hand and that the generator knows. */
const besides = [
  ['request', 'request', 'note-request', 'request-noted'],
  ['booking', 'booking', 'note-booking', 'booking-noted'],
  ['professional', 'application', 'note-application', 'application-noted'],
  ['professional', 'profile', 'note-profile', 'profile-noted'],
  ['store', 'store', 'note-store', 'store-noted'],
] as const;

/** A reaction of each of them to an event. */
const reactions = [
  ['request', 'request', 'booking', 'review-written'],
  ['booking', 'booking', 'account', 'account-deletion-requested'],
  ['professional', 'application', 'booking', 'review-written'],
  ['professional', 'profile', 'booking', 'booking-completed'],
  ['store', 'store', 'request', 'quote-submitted'],
] as const;

/** Copies in services that are written by hand: with a person, of people, and of what names nobody. */
const copies = [
  ['catalogue', 'bookings', 'booking', 'booking-completed'],
  ['store', 'customers', 'account', 'user-registered'],
  ['identity', 'redirects', 'redirect', 'redirect-set'],
] as const;

/** A page for professionals, which the layout guards, and a component of the kit. */
const newPage = ['bookings', 'visits', '/professional/visits', 'My visits', 'زياراتي'] as const;
const newComponent = ['price-note', 'ملاحظة السعر'] as const;

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
  await writeFile(path.join(copy, `web/src/routes/_default/customer/${name}s.tsx`), leaf);
  for (const made of [
    ...inside,
    ...besides.map((words) => ['command', ...words]),
    ...reactions.map(([of, aggregate, ...cause]) => [
      'process',
      of,
      aggregate,
      ...cause,
      `thank-${aggregate}`,
      `${aggregate}-thanked`,
    ]),
    ...copies.map((words) => ['copy', ...words]),
    ['page', ...newPage],
    ['component', ...newComponent],
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
        // All services, so what they got, too
        '../standalone/src/services.ts',
        '../*/src/domain/*/note-*.ts',
        '../*/src/domain/*/thank-*.ts',
        '../*/src/process/when-*.ts',
        '../*/tests/*-copy.it.test.ts',
        '../*/src/testing/object-rules.ts',
        // What kafkajs does not declare
        '../../events/log/src/kafka/*.d.ts',
      ],
      exclude: [],
    };
    const file = `services/${name}/tsconfig.check.json`;
    await writeFile(path.join(copy, file), JSON.stringify(project));
    expect(await run('typescript/bin/tsc', '-p', file)).toEqual([0, '']);
  });

  it('has a page, sentences for its refusals, and rows in the table of routes', async () => {
    const tree = await readFile(path.join(copy, 'web/src/generated/route-tree.ts'), 'utf8');
    // Beside the page that was there, not nested in it
    for (const page of ['$id', 'index']) {
      expect(tree).toContain(`'./../routes/_default/customer/${name}s/${page}.tsx'`);
    }
    expect(tree).not.toContain(`routes/_default/customer/${name}s.tsx'`);

    const project = {
      extends: './tsconfig.web.json',
      include: [
        '../../web/src/*.d.ts',
        '../../web/src/*.tsx',
        '../e2e/src/route-table.ts',
        `../../ui-kit/src/${newComponent[0]}/*`,
      ],
    };
    const file = 'tests/architecture/tsconfig.check.json';
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
    for (const [kind, files, more] of [
      [
        'unit',
        // Six deciders and a process manager; in the services by hand two deciders and a process manager each
        7 + besides.length + 2 * reactions.length,
        [
          ...besides.map(([of, aggregate]) => `${of}/src/domain/${aggregate}/note-`),
          ...reactions.flatMap(([of, aggregate, , cause]) => [
            `${of}/src/domain/${aggregate}/thank-`,
            `${of}/src/process/when-${cause}.test`,
          ]),
        ],
      ],
      [
        // Those of one service have a project of their own
        'integration*',
        3 + copies.length,
        copies.map(([of, copied]) => `services/${of}/tests/${copied}-copy`),
      ],
    ] as const) {
      const tested = [...own, ...more];
      const [code, printed] = await run('vitest/vitest.mjs', 'run', '--project', kind, ...tested);
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
    expect(printed).toContain('redirect-followed.ts already');

    // Golden fixtures, the union, personal words, and one meaning for each code
    const contracts = ['catalog', 'refusal-unions'].map((each) => `events/contracts/src/${each}`);
    const [tested, report] = await run(
      'vitest/vitest.mjs',
      'run',
      '--project',
      'unit',
      ...contracts,
    );
    if (tested !== 0) throw new Error(report);
    expect(report).toContain('Test Files  2 passed');
  });

  it.each([
    ['command identity account move-it it-moved', 'Commands of accounts answer the account'],
    ['command catalogue catalogue move-it it-moved', 'An entry has one event'],
    ['command notification reading move-it it-moved', 'Marking as read is one statement'],
    ['command professional offering move-it it-moved', 'Every event of a service says all of it'],
    ['command request quote move-it it-moved', 'request has no commands of quote'],
    ['command delivery parcel move-it it-moved', 'There is no services/delivery'],
    ['timer request request move-it it-moved', 'depends on its status'],
    [
      'process identity account booking booking-completed move-it it-moved',
      'Commands of accounts answer',
    ],
    ['process store store redirect redirect-set move-it it-moved', 'redirect-set names nobody'],
    [
      'process store store booking booking-sealed move-it it-moved',
      'There is no event osta.booking.booking-sealed',
    ],
    ['copy delivery parcels booking booking-completed', 'There is no services/delivery'],
    ['copy booking orders request quote-submitted', 'order is a word of SQL'],
    ['copy booking stores store store-drafted', 'stores-copy.ts already'],
    ['copy professional profiles request quote-submitted', 'has a table profile already'],
    ['copy request drafts request quote-submitted', 'request records request itself'],
    ['copy notification people account user-registered', 'What is copied, in the plural'],
    ['copy notification customers account user-registered', 'does not know who is erased'],
  ])('says why it makes no %s', async (what, reason) => {
    const [code, printed] = await generate(...what.split(' '));
    expect(code).not.toBe(0);
    expect(printed).toContain(reason);
  });

  it.each([
    ['web/src/generated/route-tree.ts', "'/_professional/professional/visits'"],
    ['tests/e2e/src/route-table.ts', "page('/professional/visits', 'professionals', 'My visits')"],
    ['web/src/site/public-paths.ts', "  '/professional/visits',"],
    ['web/src/locales/ar/messages.po', 'msgid "My visits"\nmsgstr "زياراتي"'],
  ])('enters a page in %s', async (file, line) => {
    expect(await readFile(path.join(copy, file), 'utf8')).toContain(line);
  });

  it.each([
    ['/customer/bookings', 'bookings/index.tsx already'],
    ['/customer/bookings/$id/visit', 'write its query first, visitQuery'],
    ['/prices', 'A public page has a description'],
    ['/auth/code', 'made by hand'],
  ])('says why it makes no page at %s', async (address, reason) => {
    const [code, printed] = await generate('page', 'bookings', 'visit', address, 'Visit', 'زيارة');
    expect(code).not.toBe(0);
    expect(printed).toContain(reason);
  });

  it('makes a component whose stories render, whose page is whole, and whose size is agreed', async () => {
    const [code, printed] = await run(
      'vitest/vitest.mjs',
      'run',
      '--config',
      'ui-kit/vitest.config.ts',
      '--project',
      'ui-kit',
      'server-render',
      'docs-pages',
      'size-budget',
      '--testNamePattern',
      `${newComponent[0]}|is within its limit`,
    );
    if (code !== 0) throw new Error(printed);
    expect(printed).toContain('Test Files  3 passed');
  });
});
