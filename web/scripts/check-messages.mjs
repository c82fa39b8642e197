import { spawnSync } from 'node:child_process';
import { cp, glob, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

import PO from 'pofile';

/**
 * Fails when a catalog of the kit or the web differs from the sentences in the sources; when a
 * message is untranslated, cannot be compiled, or has an Arabic letter that the font lacks; when
 * the web words a sentence of the kit differently; when a text uses a word that
 * docs/guides/wording.md rules out; or when an Arabic one turns a number of several groups around.
 * Works on copies: others read the catalogs meanwhile.
 */
const root = join(import.meta.dirname, '..', '..');
const lingui = join(root, 'node_modules', '.bin', 'lingui');

/** Returns the letters in the kit's fonts, as ranges of a regular expression. */
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
  const catalogs = await mkdtemp(join(tmpdir(), 'osta-messages-'));
  await cp(join(cwd, 'src', 'locales'), catalogs, { recursive: true });
  const files = ['ar', 'en'].map((locale) => join(catalogs, locale, 'messages.po'));
  const before = await Promise.all(files.map((file) => readFile(file, 'utf8')));

  const run = (...args) => {
    // A second worker would load Babel again, which takes longer than half of the files
    const alone = [...args, '--workers', '1'];
    const { status, stdout, stderr } = spawnSync(lingui, alone, {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, LINGUI_CATALOGS: catalogs },
    });
    if (status !== 0) process.stderr.write(`${stdout}${stderr}`);
    return status === 0;
  };
  try {
    const isExtracted = run('extract', '--clean');
    const after = await Promise.all(files.map((file) => readFile(file, 'utf8')));
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
    await rm(catalogs, { recursive: true, force: true });
  }
}

/** Checks that the kit's catalog, which Storybook shows, has the same words as the web's. */
async function checkSameWords() {
  const [kit, web] = await Promise.all(['ui-kit', 'web'].map(translations));
  const different = [...kit].filter(([key, said]) => web.has(key) && web.get(key) !== said);
  for (const [key, said] of different) {
    process.stderr.write(`“${key}”: the kit says “${said}”, the web “${web.get(key)}”\n`);
  }
  return different.length === 0;
}

async function translations(workspace) {
  const file = join(root, workspace, 'src', 'locales', 'ar', 'messages.po');
  const { items } = PO.parse(await readFile(file, 'utf8'));
  return new Map(
    items.map(({ msgid, msgctxt, msgstr }) => [
      msgctxt ? `${msgid} (${msgctxt})` : msgid,
      msgstr[0],
    ]),
  );
}

/** Where texts for people are that are not messages: folders, and which of their files. */
const textFolders = [
  ['services/identity/src/mail', /^letter.*\.ts$/u],
  ['web/src/content', /(?<!\.test)\.ts$/u],
  ['web/src/server/plain-pages', /-page\.ts$/u],
  ['events/reference/src', /(?<!\.test)\.ts$/u],
  ['services/catalogue/src/domain/search', /^search-words\.ts$/u],
];

/** Returns the title of every refusal of the services, with its file. What the demo market says may be dialect. */
async function problemTitles() {
  const services = join(root, 'services');
  const files = await Array.fromAsync(
    glob('*/src/**/*.ts', {
      cwd: services,
      exclude: ['**/*.test.ts', '**/testing/**', '**/seed/**'],
    }),
  );
  const titles = await Promise.all(
    files.map(async (file) => {
      const code = await readFile(join(services, file), 'utf8');
      return [...code.matchAll(/\btitle:\s*'(?<title>[^'\n]*)'/gu)].map(({ groups }) => [
        join('services', file),
        groups.title,
      ]);
    }),
  );
  return titles.flat();
}

async function checkWording() {
  const guide = await readFile(join(root, 'docs', 'guides', 'wording.md'), 'utf8');
  const table = guide.slice(guide.indexOf('## Words we do not use'));
  const ruledOut = [...table.matchAll(/^\| (?<not>.*?) +\| (?<but>.*?) +\|$/gmu)]
    .map(({ groups }) => groups)
    .filter(({ not }) => not !== 'not' && !not.startsWith('---'));
  for (const language of [/\p{Script=Arabic}/u, /^[a-z]/u]) {
    if (ruledOut.some(({ not }) => language.test(not))) continue;
    throw new Error('docs/guides/wording.md rules no word of a language out');
  }

  const texts = await problemTitles();
  if (texts.length < 100) throw new Error('the titles of refusals are elsewhere now');
  for (const workspace of ['ui-kit', 'web']) {
    for (const [key, said] of await translations(workspace)) {
      texts.push([`“${key}”`, said], [`“${key}”`, key]);
    }
  }
  for (const [folder, files] of textFolders) {
    for (const name of await readdir(join(root, folder))) {
      if (!files.test(name)) continue;
      const code = await readFile(join(root, folder, name), 'utf8');
      for (const sentence of sentencesIn(code)) texts.push([join(folder, name), sentence]);
    }
  }
  const complaints = texts.flatMap(([where, text]) =>
    ruledOut
      .filter(({ not }) => holdsWord(text, not))
      .map(({ not, but }) => `${where}: not “${not}” but “${but}” (docs/guides/wording.md)`),
  );
  for (const [where, text] of texts.filter(([, said]) => turnsNumbers(said))) {
    complaints.push(`${where}: put U+2066 before and U+2069 after the number in “${text}”`);
  }
  for (const sentence of complaints) process.stderr.write(`${sentence}\n`);
  return complaints.length === 0;
}

/** Returns the texts of a file: its strings, of which names of things in the code have no Arabic and no space. */
function sentencesIn(code) {
  return [...code.matchAll(/'(?<plain>(?:[^'\\\n]|\\.)*)'|`(?<filled>[^`]*)`/gu)]
    .map(({ groups }) => groups.plain ?? groups.filled)
    .filter((text) => /[ \p{Script=Arabic}]/u.test(text));
}

/** Returns whether the text contains the word on its own, not inside a longer one or a placeholder. */
function holdsWord(text, word) {
  const exactly = word.replaceAll('.', String.raw`\.`);
  const beside = String.raw`[\p{Script=Arabic}a-z{-]`;
  return new RegExp(`(?<!${beside})${exactly}(?!${beside})`, 'iu').test(text);
}

/**
 * Returns whether an Arabic text shows a number of several groups from the last to the first: outside of an isolate,
 * groups that a space or a comma parts stand from the right to the left.
 */
function turnsNumbers(text) {
  const outside = text.replaceAll(/\u2066[^\u2069]*\u2069/gu, '');
  return /\p{Script=Arabic}/u.test(text) && /\d[ ,،\u00A0\u202F]+\d/u.test(outside);
}

const results = [
  await checkSameWords(),
  await checkWording(),
  await check('ui-kit'),
  await check('web'),
];
process.exitCode = results.every(Boolean) ? 0 : 1;
