import { spawnSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';

/**
 * Fails when the catalogs of the kit or the web do not hold exactly the sentences of the sources, when
 * one of them is untranslated or cannot be compiled, or has an Arabic letter that the font does not
 * bring. Leaves the files as they were.
 */
const root = join(import.meta.dirname, '..', '..');
const lingui = join(root, 'node_modules', '.bin', 'lingui');

/** What the fonts of the kit bring, as ranges of a regular expression. */
async function lettersOfFonts() {
  const css = await readFile(join(root, 'ui-kit', 'src', 'styles', 'fonts.css'), 'utf8');
  return [...css.matchAll(/generated\/fonts[^}]*unicode-range:(?<range>[^;]+);/gu)]
    .flatMap(({ groups }) => groups.range.split(','))
    .map((part) => part.trim().slice(2).split('-'))
    .map((ends) => ends.map((end) => `\\u{${end}}`).join('-'))
    .join('');
}

const outsideOfFonts = new RegExp(`(?![${await lettersOfFonts()}])\\p{Script=Arabic}`, 'gu');

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
    const missing = new Set(before[0].match(outsideOfFonts));
    if (missing.size > 0) {
      const letters = [...missing].join(' ');
      process.stderr.write(
        `${workspace}: not in unicode-range of ui-kit/src/styles/fonts.css: ${letters}\n`,
      );
    }
    const isComplete = run('compile', '--strict', '--namespace', 'json');
    return isExtracted && isCurrent && isComplete && missing.size === 0;
  } finally {
    await Promise.all(files.map((file, index) => writeFile(`${file}.po`, before[index])));
    await Promise.all(files.map((file) => rm(`${file}.json`, { force: true })));
  }
}

const results = [await check('ui-kit'), await check('web')];
process.exitCode = results.every(Boolean) ? 0 : 1;
