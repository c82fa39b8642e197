/** What `npm test` asks the repository. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { root } from '../../services/standalone/prepare.mjs';

async function git(...args) {
  const { stdout } = await promisify(execFile)('git', args, {
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
 * The paths that changed since a commit, committed or not. None where there is no such commit: a shallow clone does
 * not have every one.
 *
 * @param {string | undefined} base
 * @returns {Promise<Set<string>>}
 */
export async function changedSince(base) {
  if (!base) return new Set();
  try {
    const changed = await git('diff', '--name-only', '--no-renames', base);
    return new Set([...changed, ...(await git('ls-files', '--others', '--exclude-standard'))]);
  } catch {
    return new Set();
  }
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
