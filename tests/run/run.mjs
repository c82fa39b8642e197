/**
 * `npm test`: prepares a fresh clone and runs every check and every test but the exhaustive ones (groups.mjs).
 *
 * Later steps run even when earlier ones failed, so that one run reports everything. A test file that failed gets a
 * second look (second-look.mjs). The last line is `N passed, N failed`; the exit code is 0 only when nothing failed.
 *
 *   node tests/run/run.mjs                 everything but what is exhaustive
 *   node tests/run/run.mjs --all           everything
 *   node tests/run/run.mjs check unit      only these steps
 *   node tests/run/run.mjs <path>          a file whole, a folder or a package without what is exhaustive
 *   node tests/run/run.mjs --all <path>    every test of a folder or a package
 *
 * With OSTA_TEST_BASE, the exhaustive groups run whose paths changed since that commit.
 */
import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';

import { keepCompiledCode, prepare, root } from '../../services/standalone/prepare.mjs';
import { groups, groupsOf } from './groups.mjs';
import { memoryFolder } from './memory-folder.mjs';
import { planOf, slowestFiles } from './plan.mjs';
import { leftOut } from './report.mjs';
import { changedSince, taggedFiles } from './repository.mjs';
import { runCommand } from './run-command.mjs';
import { beyondFlaky, failuresOf, filesToLookAt, linesOf, withSecondLook } from './second-look.mjs';
import { filesBeyondLimit, secondsOfPackages } from './seconds.mjs';

const results = path.join(root, '.cache', 'test-results');
const bin = (name) => path.join(root, 'node_modules', '.bin', name);

const words = process.argv.slice(2).filter((word) => word !== '--all');
const isAll = process.argv.includes('--all');

/** A step of Vitest. Nothing of it may be silent for longer than `silence` seconds. */
const vitest = (name, silence, ...args) => ({
  name,
  silence,
  command: bin('vitest'),
  args: [
    'run',
    ...args,
    '--reporter=default',
    `--reporter=${path.join(root, 'tests/run/report.mjs')}`,
  ],
});

/**
 * Returns the variables of the stories: their browser, which a machine without one gets here, unless the environment
 * forbids it; and how much of each story is shown.
 */
async function environmentOfStories() {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', '--conditions=@osta/source', 'tests/e2e/src/print-chromium.ts'],
    { cwd: root },
  );
  return {
    CHROMIUM_PATH: stdout.trim(),
    ...(!left.includes('languages') && { STORY_GATES: 'pairs' }),
    ...(!left.includes('modes') && { STORY_GATES: 'each', STORIES: 'all' }),
  };
}

const steps = [
  // Without `generate`, whose files are there and are read by others meanwhile
  { name: 'check', command: 'npm', args: ['run', 'lint', '--silent'] },
  {
    name: 'typecheck',
    command: 'npm',
    args: ['run', 'typecheck', '--silent'],
    group: 'compiler',
  },
  { ...vitest('unit', 120, '--project', 'unit'), isBesideCheck: true },
  // They wait for servers a third of their time
  { ...vitest('integration', 600, '--project', 'integration*'), isBesideCheck: true },
  // A test of a story has a minute
  { ...vitest('stories', 240, '--config', 'ui-kit/vitest.config.ts'), env: environmentOfStories },
  // The built Storybook, which development serves under /storybook
  {
    name: 'storybook',
    command: 'npm',
    args: ['run', 'build-storybook', '--silent'],
    group: 'storybook',
  },
  vitest('e2e', 600, '--project', 'e2e'),
];

/** Runs Vitest and returns what it found. */
async function report(step, name, args, env) {
  const file = path.join(results, `${name}.json`);
  const code = await runCommand(
    { ...step, args: [...step.args, ...args] },
    { ...env, TEST_REPORT: file, TEST_SILENCE: String(step.silence) },
  );
  const found = await readFile(file, 'utf8').then(JSON.parse, () => ({
    files: [],
    uncaught: [{ error: `${step.name} ended before its tests did` }],
    hanging: [],
  }));
  if (code !== 0 && failuresOf(found).length === 0) {
    found.uncaught.push({ error: `${step.name} ended with exit code ${code}` });
  }
  return found;
}

/**
 * A step of Vitest, with a second look at what failed.
 *
 * @param {() => Promise<unknown>} untilAlone waits for what runs beside it
 */
async function testOutcome(step, args, untilAlone) {
  const env = await step.env?.();
  const first = await report(step, step.name, args, env);
  const files = filesToLookAt(failuresOf(first), touched);
  if (files.length === 0) return { report: first, flaky: [] };
  await untilAlone();
  process.stdout.write(`\n── ${step.name}, a second look ──\n`);
  const again = files.map((file) => path.join(root, file));
  const leaving = args.filter((arg) => arg.startsWith('--tags-filter'));
  const second = await report(
    step,
    `${step.name}.again`,
    [...again, '--maxWorkers=1', ...leaving],
    env,
  );
  return withSecondLook(first, second, files);
}

/** Runs a step of Vitest and counts its tests. */
async function outcomeOfTests(step, args, untilAlone) {
  const began = Date.now();
  process.stdout.write(`\n── ${step.name} ──\n`);
  const { report: found, flaky } = await testOutcome(step, args, untilAlone).catch((problem) => ({
    // There is no browser
    report: { files: [], uncaught: [{ error: problem.message }], hanging: [] },
    flaky: [],
  }));
  return {
    name: step.name,
    counts: countsOf(found.files),
    failures: failuresOf(found),
    flaky,
    files: found.files,
    seconds: (Date.now() - began) / 1000,
  };
}

/** Runs a step that is one check. @param isBeside whether others run: then it says all at its end */
async function outcomeOfCheck(step, isBeside) {
  const began = Date.now();
  const title = `\n── ${step.name} ──\n`;
  if (!isBeside) process.stdout.write(title);
  const output = isBeside ? path.join(results, `${step.name}.log`) : undefined;
  const code = await runCommand(step, {}, output);
  if (isBeside) process.stdout.write(title + (await readFile(output, 'utf8')));
  return {
    name: step.name,
    counts: { passed: code === 0 ? 1 : 0 },
    failures: code === 0 ? [] : [{ error: `${step.name}, as it says above` }],
    flaky: [],
    files: [],
    seconds: (Date.now() - began) / 1000,
  };
}

/** How many tests there are of each state. */
function countsOf(files) {
  const counts = { passed: 0 };
  for (const { state } of files.flatMap(({ tests }) => tests)) {
    counts[state] = (counts[state] ?? 0) + 1;
  }
  return counts;
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
await rm(`${results}.before`, { recursive: true, force: true });
// Kept, so that two runs can be compared
await rename(results, `${results}.before`).catch(() => {});
await mkdir(results, { recursive: true });
const temporary = await memoryFolder();
if (temporary !== undefined) process.env.TMPDIR = temporary;
// Dozens of processes load the same programs, as `npm start` does
keepCompiledCode();

const touched = await changedSince(process.env.OSTA_TEST_BASE);
const tagged = await taggedFiles();
const brought = groupsOf(touched, tagged);
const left = groups.map(({ name }) => name).filter((name) => !isAll && !brought.includes(name));
// A file that is left out as a whole is not imported either
const leaving = [
  ...left.map((name) => `--tags-filter=!${name}`),
  ...[...tagged].flatMap(([file, { groups: own, isWhole }]) =>
    isWhole && left.includes(own[0]) ? [`--exclude=${file}`] : [],
  ),
];
if (brought.length > 0) {
  process.stdout.write(`\nThe change brings back: ${brought.join(', ')}\n`);
}

const plan = planOf(
  words,
  steps.map(({ name }) => name),
  await packageFolders(),
);

/** Whether paths name test files: each runs whole, and the exhaustive tests among them. */
const areFiles = (paths) =>
  paths.length > 0 && paths.every((each) => /\.[cm]?[jt]sx?$/u.test(each));

/** Runs a step of the plan. */
function outcomeOf({ step, paths }, isBeside, untilAlone) {
  const { name } = step;
  // A package need not have every kind of test
  const named = paths.length > 0 ? [...paths.filter(Boolean), '--passWithNoTests'] : [];
  const args = name === 'stories' || areFiles(paths) ? named : [...named, ...leaving];
  return step.silence ? outcomeOfTests(step, args, untilAlone) : outcomeOfCheck(step, isBeside);
}

const planned = plan
  .map(({ name, paths }) => ({ step: steps.find((each) => each.name === name), paths }))
  .filter(({ step }) => !left.includes(step.group) || words.length > 0);
const begun = [];
for (const [nth, each] of planned.entries()) {
  // Browsers need both cores
  if (!each.step.isBesideCheck) await Promise.all(begun);
  const isBeside = each.step.name === 'check' && planned[nth + 1]?.step.isBesideCheck === true;
  const beside = [...begun];
  const outcome = outcomeOf(each, isBeside, () => Promise.all(beside));
  begun.push(outcome);
  if (!isBeside) await outcome;
}
const outcomes = await Promise.all(begun);

if (temporary !== undefined) await rm(temporary, { recursive: true, force: true });

const flaky = outcomes.flatMap((each) => each.flaky);
const tooMany = beyondFlaky(flaky);
const failures = outcomes.flatMap((each) => each.failures);
const failed = failures.length + tooMany.length;
// A flaky test too many passed, and does not count as passed
const passed =
  outcomes.reduce((sum, each) => sum + each.counts.passed, 0) -
  tooMany.filter(({ test }) => test !== undefined).length;

/** The seconds of the steps of the run before, where it ran the same. */
async function secondsBefore() {
  const text = await readFile(path.join(`${results}.before`, 'steps.json'), 'utf8').catch(() => '');
  const before = text === '' ? {} : JSON.parse(text);
  return before.words === process.argv.slice(2).join(' ') ? before.seconds : {};
}

const before = await secondsBefore();
const seconds = Object.fromEntries(outcomes.map((each) => [each.name, Math.round(each.seconds)]));
await writeFile(
  path.join(results, 'steps.json'),
  JSON.stringify({ words: process.argv.slice(2).join(' '), seconds }),
);

process.stdout.write('\n');
for (const { name, counts, failures: own } of outcomes) {
  const { skipped, [leftOut]: out } = counts;
  const rest = [skipped && `${skipped} skipped`, out && `${out} left out`].filter(Boolean);
  const was = before[name] === undefined ? '' : `, before in ${before[name]} s`;
  process.stdout.write(
    `${name.padEnd(12)} ${[`${counts.passed} passed`, `${own.length} failed`, ...rest].join(', ')} in ${seconds[name]} s${was}\n`,
  );
}
if (!isAll && words.length === 0) {
  process.stdout.write(`left out     ${left.join(', ')}: npm run test:all\n`);
}

/** Prints lines under a title, where there are any. */
function show(title, lines) {
  if (lines.length > 0) process.stdout.write(`\n${title}\n${lines.join('\n')}\n`);
}

const files = outcomes.flatMap((each) => each.files);
if (files.length > 10) {
  show('Seconds of the packages, of all workers:', [`  ${secondsOfPackages(files)}`]);
  show('The slowest files:', slowestFiles(files, 10));
}
// What is exhaustive is slow
const usual = isAll ? [] : files.filter(({ name }) => !tagged.get(name)?.isWhole);
show('Slower than their kind (tests/run/slow-files.mjs):', filesBeyondLimit(usual));
// At the end: a log that is cut keeps its last lines
show('Flaky, passed in a second look:', flaky.map(linesOf));
if (tooMany.length > 0) show('More than a run may have:', tooMany.map(linesOf));
show('What failed:', failures.map(linesOf));
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
