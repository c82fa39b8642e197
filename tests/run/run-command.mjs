import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import process from 'node:process';

import { root } from '../../services/standalone/prepare.mjs';

/** No command of the tests takes longer, not even all tests on a slow machine. */
const mostMinutes = 60;
const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const isWindows = process.platform === 'win32';

/**
 * Runs a command in a process group of its own, of which nothing goes on after its end.
 *
 * @param {{ command: string, args: string[] }} command
 * @param {Record<string, string>} [env]
 * @param {string} [file] takes its output, which is shown otherwise
 * @returns {Promise<number>} its exit code
 */
export function runCommand({ command, args }, env = {}, file) {
  return new Promise((resolve) => {
    const output = file === undefined ? 'inherit' : openSync(file, 'w');
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', output, output],
      detached: !isWindows,
      env: { ...process.env, ...env, DO_NOT_TRACK: '1', TURBO_TELEMETRY_DISABLED: '1' },
    });
    let isStopped = false;
    const signal = (name) => {
      try {
        process.kill(isWindows ? child.pid : -Number(child.pid), name);
      } catch {
        // It has ended
      }
    };
    const stop = (name) => {
      isStopped = true;
      signal(name);
    };
    const limit = setTimeout(() => {
      process.stderr.write(`\n${command} was not done after ${mostMinutes} minutes.\n`);
      signal('SIGKILL');
    }, mostMinutes * 60_000);
    const end = (status) => {
      clearTimeout(limit);
      signal('SIGKILL');
      if (isStopped) process.exit(1);
      for (const name of endings) process.removeListener(name, stop);
      if (file !== undefined) closeSync(output);
      resolve(status);
    };
    for (const name of endings) process.on(name, stop);
    child.once('error', () => end(1));
    child.once('exit', (status) => end(status ?? 1));
  });
}
