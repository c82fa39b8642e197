/**
 * Prepares a clone to run: dependencies, generated code, build. Plain Node without dependencies, because it
 * runs before they are installed. Steps with nothing to do are skipped; an interrupted step is repeated.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { access, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { endWithStarter, goOnInPinnedNode, nodeProblem, runInstead } from './pinned-node.mjs';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

const tools = path.join(root, 'node_modules', '.bin');
const stamp = path.join(root, 'node_modules', '.osta-installed');
const unfinished = path.join(root, '.cache', 'installing');

/** A start that failed. The message is one sentence that says what to do. */
export class CannotStart extends Error {
  name = 'CannotStart';
}

/** Runs a command in the root of the repository; its output is shown only after a failure. */
function run(command, args, { env = {}, show = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      // The tools start `node` by name, which finds the pinned one here
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

/** Runs a step, and shows its title and elapsed time. */
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

/**
 * Installs what the lockfile names. Not `npm ci`: npm 11 refuses a lockfile when the registry lacks an optional
 * package of another platform. `--no-save` leaves the lockfile as it is. Install scripts stay off: every binary
 * that Osta runs comes inside a package.
 */
function npmInstall() {
  return run('npm', [
    'install',
    '--no-save',
    '--ignore-scripts',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
  ]);
}

/**
 * Does the same with the addresses of the packages at the configured registry. The lockfile names no registry, so
 * npm would first read the description of each of 1,700 packages for an address, which takes two thirds of its CPU
 * time. The content is checked against the lockfile either way.
 *
 * @returns whether that worked: a registry may use other addresses than most
 */
async function installFromAddresses() {
  // npm prefers this file, so the lockfile itself stays as it is
  const addressed = path.join(root, 'npm-shrinkwrap.json');
  try {
    const [registry] = /^https?:\/\/\S+(?<!\/)/mu.exec(
      await run('npm', ['config', 'get', 'registry']),
    );
    const lockfile = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8'));
    for (const [place, entry] of Object.entries(lockfile.packages)) {
      const name = entry.name ?? place.split('node_modules/').at(-1);
      if (!entry.integrity) continue;
      entry.resolved = `${registry}/${name}/-/${name.split('/').at(-1)}-${entry.version}.tgz`;
    }
    await writeFile(addressed, JSON.stringify(lockfile));
    await npmInstall();
    return true;
  } catch {
    return false;
  } finally {
    await rm(addressed, { force: true });
  }
}

/** Installs the dependencies of the lockfile, unless exactly these are installed. */
export async function install() {
  const wanted = await lockfileHash();
  const have = await readFile(stamp, 'utf8').catch(() => '');
  if (have === wanted && (await exists(tools))) return;
  await step('Installing dependencies (a minute or two, once)', async () => {
    // An interrupted install leaves packages that look complete
    if (await exists(unfinished)) {
      await rm(path.join(root, 'node_modules'), { recursive: true, force: true });
    }
    await mkdir(path.dirname(unfinished), { recursive: true });
    await writeFile(unfinished, '');
    if (!(await installFromAddresses())) await npmInstall();
    await writeFile(stamp, wanted);
    await rm(unfinished);
  });
}

const bin = (name) => path.join(tools, name);
const quiet = { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', CHECKPOINT_DISABLE: '1' };

/** Runs tasks of the packages, as far as something changed since the last time. */
async function turbo(...tasks) {
  await mkdir(path.join(root, '.turbo'), { recursive: true });
  await run(bin('turbo'), ['run', ...tasks, '--output-logs=errors-only', '--no-update-notifier'], {
    env: quiet,
  });
}

const generate = () => step('Generating code', () => turbo('generate'));

/** Generates and compiles everything that the programs run from. */
export async function build() {
  await generate();
  await step('Compiling the services and building the web app', () =>
    Promise.all([
      run(process.execPath, [path.join(root, 'services/standalone/compile.mjs')]),
      turbo('bundle', '--filter=@osta/web'),
    ]),
  );
}

/**
 * Installs, generates and builds what is missing, so that the product can run compiled, as in
 * containers and in the tests. Skips what is up to date.
 *
 * On a Node that is too old, it runs the program again in the pinned one and does not return.
 */
export async function prepare() {
  await prepareSources();
  await build();
}

/**
 * Installs and generates what is missing, and then runs the product from its sources, restarting it as
 * they change. Nothing is compiled ahead. Does not return: exits when the product ends.
 */
export async function develop() {
  await prepareSources();
  await generate();
  keepCompiledCode();
  await goOnIn('development/develop');
}

/** Keeps code that has not changed from being read and compiled again by the processes that this one starts. */
export function keepCompiledCode() {
  process.env.NODE_COMPILE_CACHE ||= path.join(root, 'node_modules/.cache/node');
}

/**
 * From whatever state the clone is in to the running product. Services run from their sources, whose types Node
 * erases itself: compiling them would take longer than everything else but the installation.
 *
 * @param {'main' | 'distributed'} program
 */
export async function start(program) {
  await prepareSources();
  await step('Building the web app', () => turbo('generate', 'bundle'));
  // React and others select their production builds by this variable; Osta's own mode is OSTA_MODE
  process.env.NODE_ENV ||= 'production';
  // Who tries the demo finds the components, too: they are built once it is ready
  process.env.OSTA_STORYBOOK ||= 'build';
  keepCompiledCode();
  await goOnIn(program, '--import', new URL('tsx-sources.mjs', import.meta.url).href);
}

/** Runs a program of this package from its sources until it ends, and ends with it. */
async function goOnIn(program, ...options) {
  const file = path.join(root, 'services/standalone/src', `${program}.ts`);
  const code = await runInstead(process.execPath, ['--conditions=@osta/source', ...options, file]);
  process.exit(code ?? 1);
}

/** Installs what is missing, and switches to the pinned Node when this one is too old. */
async function prepareSources() {
  const problem = nodeProblem();
  if (problem) throw new CannotStart(problem);
  endWithStarter();
  await install();
  const stuck = await goOnInPinnedNode(root);
  if (stuck) throw new CannotStart(stuck);
}
