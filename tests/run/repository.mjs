/** What `npm test` asks the repository. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { root } from '../../services/standalone/prepare.mjs';

/** Also where the files are another user's, as in a container. */
async function git(...args) {
  const { stdout } = await promisify(execFile)('git', ['-c', 'safe.directory=*', ...args], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout.split('\n').filter(Boolean);
}

/** Its files, also those that are not committed yet. */
export function repositoryFiles() {
  return git('ls-files', '--cached', '--others', '--exclude-standard');
}

/**
 * The paths that changed since a commit, committed or not.
 *
 * @param {string | undefined} base
 * @returns {Promise<Set<string>>}
 * @throws Error when there is no such commit: what heavy tests a change needs would not be known
 */
export async function changedSince(base) {
  if (!base) return new Set();
  const changed = await git('diff', '--name-only', '--no-renames', base, '--').catch((error) => {
    throw new Error(`OSTA_TEST_BASE is no commit of this repository: ${base}`, { cause: error });
  });
  return new Set([...changed, ...(await git('ls-files', '--others', '--exclude-standard'))]);
}

/**
 * The test files with tests of a group of exhaustive ones.
 *
 * @returns {Promise<Map<string, { groups: string[], isWhole: boolean }>>} by the path
 */
export async function taggedFiles() {
  const tagged = new Map();
  for (const file of await repositoryFiles()) {
    if (!/\.test\.(?:ts|tsx|mjs)$/u.test(file)) continue;
    // Deleted, and not committed yet
    const text = await readFile(path.join(root, file), 'utf8').catch(() => '');
    const [, whole] = /^\/\/ @module-tag (\S+)/u.exec(text) ?? [];
    const groups = whole
      ? [whole]
      : Array.from(text.matchAll(/\btags: '(\w+)'/gu), ([, tag]) => tag);
    if (groups.length > 0) tagged.set(file, { groups, isWhole: whole !== undefined });
  }
  return tagged;
}
