import { spawnSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';

/**
 * Fails when the catalogs of the kit or the web do not hold exactly the sentences of the sources, or
 * when one of them is untranslated or cannot be compiled. Leaves the files as they were.
 */
const root = join(import.meta.dirname, '..', '..');
const lingui = join(root, 'node_modules', '.bin', 'lingui');

async function check(workspace) {
  const cwd = join(root, workspace);
  const files = ['ar', 'en'].map((locale) => join(cwd, 'src', 'locales', locale, 'messages'));
  const before = await Promise.all(files.map((file) => readFile(`${file}.po`, 'utf8')));

  const run = (...args) => {
    const { status, stdout, stderr } = spawnSync(lingui, args, { cwd, encoding: 'utf8' });
    if (status !== 0) process.stderr.write(`${stdout}${stderr}`);
    return status === 0;
  };
  try {
    const isExtracted = run('extract', '--clean');
    const after = await Promise.all(files.map((file) => readFile(`${file}.po`, 'utf8')));
    const isCurrent = before.every((text, index) => text === after[index]);
    if (!isCurrent) {
      process.stderr.write(`${workspace}: run "npm run messages -w ${workspace}" and translate\n`);
    }
    const isComplete = run('compile', '--strict', '--namespace', 'json');
    return isExtracted && isCurrent && isComplete;
  } finally {
    await Promise.all(files.map((file, index) => writeFile(`${file}.po`, before[index])));
    await Promise.all(files.map((file) => rm(`${file}.json`, { force: true })));
  }
}

const results = [await check('ui-kit'), await check('web')];
process.exitCode = results.every(Boolean) ? 0 : 1;
