import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { leftOut } from './report.mjs';
import { failuresOf, linesOf } from './second-look.mjs';

const root = path.resolve(import.meta.dirname, '../..');
// A Vitest is started, perhaps on a busy machine
const timeout = 60_000;
let folder;

beforeEach(async () => {
  folder = await realpath(await mkdtemp(path.join(tmpdir(), 'osta-report-')));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs these files as tests, and returns the report of that run. */
async function reportOf(files, silence = 60) {
  const config =
    "export default { test: { globals: true, maxWorkers: 2, tags: [{ name: 'kafka' }] } };";
  for (const [name, text] of Object.entries({ ...files, 'vitest.config.mjs': config })) {
    await writeFile(path.join(folder, name), text);
  }
  const report = path.join(folder, 'report.json');
  // What this Vitest sets is not for that one
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'));
  const child = spawn(
    process.execPath,
    [
      path.join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--tags-filter=!kafka',
      `--reporter=${path.join(root, 'tests/run/report.mjs')}`,
    ],
    {
      cwd: folder,
      env: { ...Object.fromEntries(own), TEST_REPORT: report, TEST_SILENCE: String(silence) },
      stdio: 'ignore',
      detached: true,
    },
  );
  const [code] = await once(child, 'exit');
  try {
    // As the run of a step does
    process.kill(-Number(child.pid), 'SIGKILL');
  } catch {
    // Nothing of it is left
  }
  return { code, report: JSON.parse(await readFile(report, 'utf8')) };
}

it(
  'tells failed tests, failed hooks and uncaught errors, with their files',
  { timeout },
  async () => {
    const { code, report } = await reportOf({
      'fine.test.mjs': `
      it('passes', () => {});
      it('is skipped', (context) => context.skip());
      it('is left out', { tags: ['kafka'] }, () => {});`,
      'hook.test.mjs': `
      beforeAll(() => { throw new Error('no server'); });
      it('never runs', () => {});`,
      'uncaught.test.mjs': `
      it('leaves an error behind', async () => {
        setTimeout(() => { throw new Error('nobody catches this'); });
        await new Promise((resolve) => setTimeout(resolve, 50));
      });`,
      'wrong.test.mjs': `
      describe('a sum', () => it('is wrong', () => expect(1 + 1).toBe(3)));`,
    });
    expect(code).toBe(1);
    expect(failuresOf(report).map(linesOf).toSorted()).toEqual([
      '  hook.test.mjs\n    Error: no server',
      '  uncaught.test.mjs\n    uncaught: Error: nobody catches this',
      '  wrong.test.mjs > a sum > is wrong\n    AssertionError: expected 2 to be 3 // Object.is equality',
    ]);
    const fine = report.files.find(({ name }) => name === 'fine.test.mjs');
    expect(fine.tests.map(({ state }) => state)).toEqual(['passed', 'skipped', leftOut]);
  },
);

it.each([
  ['a test that waits for ever', 'await new Promise(() => {})', 'hangs.test.mjs > never ends'],
  [
    'the file of a test that does not yield',
    // Not for ever: whoever kills this test leaves that one
    'for (const began = Date.now(); Date.now() < began + 20_000; );',
    'hangs.test.mjs',
  ],
])('names %s, and ends it', { tags: 'all', timeout }, async (_, body, name) => {
  const { code, report } = await reportOf(
    {
      'fine.test.mjs': "it('passes', () => {});",
      'hangs.test.mjs': `it('never ends', { timeout: 60_000 }, async () => { ${body}; });`,
    },
    // Seconds: on a busy machine, Vitest says nothing for some of them before it begins
    8,
  );
  expect(code).toBe(1);
  expect(failuresOf(report).map(linesOf)).toEqual([`  did not end: ${name}`]);
  expect(report.files.find((file) => file.name === 'fine.test.mjs').tests[0].state).toBe('passed');
});
