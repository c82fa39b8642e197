import { execFileSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';

/**
 * Requires a subject of at most 72 characters and a body that says why, in every commit since the rule
 * was introduced. Passes in a copy without Git history.
 */
const root = path.resolve(import.meta.dirname, '../..');
/** The last commit before the rule was introduced. */
const began = 'f82d19a8a';

function git(...args) {
  try {
    return execFileSync('git', ['-c', 'safe.directory=*', ...args], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}

const log =
  git('merge-base', '--is-ancestor', began, 'HEAD') === undefined
    ? undefined
    : git('log', '--no-merges', '--format=%h%x00%s%x00%b%x01', `${began}..HEAD`);
const commits = (log ?? '')
  .split('\u0001')
  .map((entry) => entry.trim().split('\0'))
  .filter(([hash]) => hash !== '');

const complaints = commits.flatMap(([hash, subject, body = '']) => [
  ...(subject.length > 72 ? [`${hash}: the subject has more than 72 characters`] : []),
  ...(body.trim() === '' ? [`${hash}: no body says why: ${subject}`] : []),
]);
for (const sentence of complaints) process.stderr.write(`${sentence}\n`);
process.stdout.write(
  log === undefined ? 'No history to look at\n' : `${commits.length} commits since ${began}\n`,
);
process.exitCode = complaints.length === 0 ? 0 : 1;
