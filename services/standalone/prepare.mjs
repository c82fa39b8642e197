/**
 * Brings a fresh clone to the point where its programs run: dependencies, generated code, build.
 * Plain Node without dependencies, because it runs before there are any. Every step is skipped when
 * it has nothing to do, and a step that was cut short is done again.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { access, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { endWithStarter, goOnInPinnedNode, nodeProblem } from './pinned-node.mjs';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

const tools = path.join(root, 'node_modules', '.bin');
const stamp = path.join(root, 'node_modules', '.osta-installed');
const unfinished = path.join(root, '.cache', 'installing');

/** What stops a start, in one sentence that says what to do. */
export class CannotStart extends Error {
  name = 'CannotStart';
}

/** Runs a command in the root of the repository; its output is kept for the case of a failure. */
function run(command, args, { env = {}, show = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      // The tools start `node` by name: the pinned one stands there
      env: { ...process.env, PATH: `${tools}${path.delimiter}${process.env.PATH}`, ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) return resolve(output);
      if (/ENOSPC|no space left/iu.test(output)) {
        return reject(
          new CannotStart(
            'The disk is full: free some space (about 2 GB are needed) and start again.',
          ),
        );
      }
      return reject(
        new CannotStart(`${[command, ...args].join(' ')} failed:\n${output.trim().slice(-3000)}`),
      );
    });
  });
}

/** Says what is being done, and how long it has taken so far, until it is done. */
async function step(title, work) {
  const began = Date.now();
  const seconds = () => `${Math.round((Date.now() - began) / 1000)} s`;
  const live = process.stdout.isTTY;
  const line = (text) => process.stdout.write(live ? `\r\u001B[K${text}` : `${text}\n`);
  line(`  … ${title}`);
  const ticking = setInterval(() => line(`  … ${title} (${seconds()})`), live ? 1000 : 10_000);
  try {
    await work();
  } catch (error) {
    line(`  ✗ ${title}\n`);
    throw error;
  } finally {
    clearInterval(ticking);
  }
  line(`  ✓ ${title} (${seconds()})${live ? '\n' : ''}`);
}

const exists = (file) =>
  access(file).then(
    () => true,
    () => false,
  );

async function lockfileHash() {
  return createHash('sha256')
    .update(await readFile(path.join(root, 'package-lock.json')))
    .digest('hex');
}

/** Installs the dependencies of the lockfile, unless exactly these are there. */
export async function install() {
  const wanted = await lockfileHash();
  const have = await readFile(stamp, 'utf8').catch(() => '');
  if (have === wanted && (await exists(tools))) return;
  await step('Installing dependencies (a minute or two, once)', async () => {
    // An install that was cut short leaves packages that look whole
    if (await exists(unfinished)) {
      await rm(path.join(root, 'node_modules'), { recursive: true, force: true });
    }
    await mkdir(path.dirname(unfinished), { recursive: true });
    await writeFile(unfinished, '');
    // Not `npm ci`: npm 11 refuses a lockfile when the registry lacks an optional package of another
    // platform. `--no-save` leaves the lockfile as it is. Install scripts stay off: every binary
    // that Osta runs comes inside a package.
    await run('npm', [
      'install',
      '--no-save',
      '--ignore-scripts',
      '--include=dev',
      '--include=optional',
      '--no-audit',
      '--no-fund',
    ]);
    await writeFile(stamp, wanted);
    await rm(unfinished);
  });
}

const bin = (name) => path.join(tools, name);
const quiet = { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', CHECKPOINT_DISABLE: '1' };

/** Generates and compiles everything that the programs of the product run from. */
export async function build() {
  await mkdir(path.join(root, '.turbo'), { recursive: true });
  await step('Generating code', () =>
    run(bin('turbo'), ['run', 'generate', '--output-logs=errors-only', '--no-update-notifier'], {
      env: quiet,
    }),
  );
  // Without checking the types: a third of the time. The checks do that, on the same build
  await step('Compiling the services', () =>
    run(bin('tsc'), ['-b', '--noCheck', 'services/standalone']),
  );
  await step('Building the web app', () =>
    run(
      bin('turbo'),
      ['run', 'build', '--filter=@osta/web', '--output-logs=errors-only', '--no-update-notifier'],
      { env: quiet },
    ),
  );
}

/**
 * From whatever state the clone is in to one that runs.
 *
 * In a Node that is too old it ends here: the program is run again in the pinned one.
 */
export async function prepare() {
  const problem = nodeProblem();
  if (problem) throw new CannotStart(problem);
  endWithStarter();
  await install();
  const stuck = await goOnInPinnedNode(root);
  if (stuck) throw new CannotStart(stuck);
  await build();
}
