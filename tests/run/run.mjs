/**
 * `npm test`: prepares a fresh clone and runs every check and every test.
 *
 * Later steps run even when earlier ones failed, so that one run reports everything. The last line is
 * `N passed, N failed`; the exit code is 0 only when nothing failed.
 *
 *   node tests/run/run.mjs                 everything
 *   node tests/run/run.mjs check unit      only these steps
 *   node tests/run/run.mjs <path>          every test of a file, a folder or a package
 */
import { execFile, spawn } from 'node:child_process';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';

import { prepare, root } from '../../services/standalone/prepare.mjs';
import { planOf, slowestFiles } from './plan.mjs';

const results = path.join(root, '.cache', 'test-results');
const bin = (name) => path.join(root, 'node_modules', '.bin', name);

const vitest = (name, ...args) => ({
  name,
  command: bin('vitest'),
  args: [
    'run',
    ...args,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${results}/${name}.json`,
  ],
  count: async () => {
    const report = JSON.parse(await readFile(`${results}/${name}.json`, 'utf8'));
    const files = report.testResults.map((file) => ({
      name: path.relative(root, file.name),
      seconds: (file.endTime - file.startTime) / 1000,
    }));
    return { passed: report.numPassedTests, failed: report.numFailedTests, files };
  },
});

/** The stories need a browser. A machine without one gets it here, unless the environment forbids it. */
async function withChromium() {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', '--conditions=@osta/source', 'tests/e2e/src/print-chromium.ts'],
    { cwd: root },
  );
  return { CHROMIUM_PATH: stdout.trim() };
}

const steps = [
  { name: 'check', command: 'npm', args: ['run', 'check', '--silent'] },
  vitest('unit', '--project', 'unit'),
  vitest('integration', '--project', 'integration'),
  { ...vitest('stories', '--config', 'ui-kit/vitest.config.ts'), env: withChromium },
  // The built Storybook, which development serves under /storybook
  { name: 'storybook', command: 'npm', args: ['run', 'build-storybook', '--silent'] },
  vitest('e2e', '--project', 'e2e'),
];

async function run({ command, args, env, paths }) {
  const more = await env?.();
  return new Promise((resolve) => {
    const child = spawn(command, [...args, ...paths], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...more, DO_NOT_TRACK: '1', TURBO_TELEMETRY_DISABLED: '1' },
    });
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs one step and counts its tests. A step that exits with an error has at least one failure. */
async function outcome(step) {
  const began = Date.now();
  process.stdout.write(`\n── ${step.name} ──\n`);
  const code = await run(step).catch((problem) => {
    process.stderr.write(`${problem.message}\n`);
    return 1;
  });
  const counted = (await step.count?.().catch(() => null)) ?? {
    passed: code === 0 ? 1 : 0,
    failed: 0,
  };
  const failed = code === 0 ? counted.failed : Math.max(1, counted.failed);
  return {
    name: step.name,
    passed: counted.passed,
    failed,
    files: counted.files ?? [],
    seconds: (Date.now() - began) / 1000,
  };
}

/** The folders of the packages by their names. */
async function packageFolders() {
  const folders = new Map();
  for (const group of ['events', 'services', 'tests']) {
    for (const { name, parentPath } of await readdir(path.join(root, group), {
      withFileTypes: true,
    })) {
      folders.set(await packageName(path.join(parentPath, name)), `${group}/${name}`);
    }
  }
  for (const name of ['ui-kit', 'web']) folders.set(await packageName(path.join(root, name)), name);
  return folders;
}

async function packageName(folder) {
  const text = await readFile(path.join(folder, 'package.json'), 'utf8').catch(() => '{}');
  return JSON.parse(text).name;
}

await prepare();
await rm(results, { recursive: true, force: true });
await mkdir(results, { recursive: true });

const plan = planOf(
  process.argv.slice(2),
  steps.map(({ name }) => name),
  await packageFolders(),
);
const outcomes = [];
for (const { name, paths } of plan) {
  const step = steps.find((each) => each.name === name);
  // A package need not have every kind of test
  const narrowed = paths.length > 0 ? [...paths.filter(Boolean), '--passWithNoTests'] : [];
  outcomes.push(await outcome({ ...step, paths: narrowed }));
}

process.stdout.write('\n');
for (const { name, passed, failed, seconds } of outcomes) {
  process.stdout.write(
    `${name.padEnd(12)} ${passed} passed, ${failed} failed in ${seconds.toFixed(0)} s\n`,
  );
}
const files = outcomes.flatMap((each) => each.files);
if (files.length > 10) {
  process.stdout.write(`\nThe slowest files:\n${slowestFiles(files, 10).join('\n')}\n`);
}
const sum = (key) => outcomes.reduce((total, each) => total + each[key], 0);
process.exitCode = sum('failed') === 0 && sum('passed') > 0 ? 0 : 1;
process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`);
