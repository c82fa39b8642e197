import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

import { configuredVariables } from './configured-variables.mjs';

/** Holds what the documents say against what is there: links, commands, files, routes, variables. */

const root = path.resolve(import.meta.dirname, '../..');
const read = (file) => readFileSync(path.join(root, file), 'utf8');
const complaints = [];

const left = new Set(['node_modules', 'dist', 'generated', 'storybook-static', 'pictures']);
/** Made by a command, and not there before. */
const madeLater = /(?:^|\/)generated\/|^ui-kit\/pictures\//u;
function* filesBelow(folder) {
  for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
    if (left.has(entry.name) || entry.name.startsWith('.')) continue;
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(file);
    else yield file;
  }
}
const files = [...filesBelow('.')];
const documents = files.filter((file) => file.endsWith('.md'));
const tops = new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]));

// Packages, by folder and by name
const packages = new Map(
  files
    .filter((file) => path.basename(file) === 'package.json')
    .map((file) => [path.dirname(file), JSON.parse(read(file))]),
);
const scriptsOf = (workspace) => {
  for (const [folder, { name, scripts = {} }] of packages) {
    if (folder === workspace || name === workspace) return scripts;
  }
  return undefined;
};

/** The folder of the package that a document belongs to; `.` for those of the whole. */
function homeOf(document) {
  let folder = path.dirname(document);
  while (!packages.has(folder)) folder = path.dirname(folder);
  return folder;
}

const routes = new Set(
  files
    .filter((file) => /^services\/[^/]+\/src\/(?:commands|http)\/.*(?<!\.test)\.ts$/u.test(file))
    .flatMap((file) => Array.from(read(file).matchAll(/'(\/api[^']*)'/gu)))
    .map(([, route]) => route.replaceAll(/\{\w+\}/gu, '{}')),
);

/** `/a/{b,c}[/{id}]` → `/a/b`, `/a/b/{}`, `/a/c`, `/a/c/{}` */
function spelledOut(route) {
  const [, before, inner, after] = /^([^[]*)\[([^\]]*)\](.*)$/u.exec(route) ?? [];
  if (before !== undefined) return [before + after, before + inner + after].flatMap(spelledOut);
  const [, start, choices, end] = /^([^{]*)\{(\w+(?:,\w+)+)\}(.*)$/u.exec(route) ?? [];
  if (choices !== undefined) {
    return choices.split(',').flatMap((each) => spelledOut(start + each + end));
  }
  return [route.replaceAll(/\{\w+\}/gu, '{}')];
}

/** Stands for many names. */
const isPattern = (word) => /[<>*…{}$]/u.test(word);

/** A heading as GitHub makes an anchor of it. */
const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

const exists = (file) => existsSync(path.join(root, file));
/** Built from this. */
const sourceOf = (file) => file.replace('/dist/', '/src/').replace(/\.js$/u, '.ts');

const counts = { links: 0, commands: 0, paths: 0, routes: 0 };
for (const document of documents) {
  const complain = (sentence) => complaints.push(`${document}: ${sentence}`);
  const text = read(document);
  const folder = path.dirname(document);
  const home = homeOf(document);

  for (const [, target] of text.matchAll(/\]\(([^)\s]+)\)/gu)) {
    if (/^[a-z]+:/u.test(target)) continue;
    counts.links += 1;
    const [file, anchor] = target.split('#');
    const place = file === '' ? document : path.posix.join(folder, file);
    if (!exists(place)) complain(`there is no ${target}`);
    else if (anchor !== undefined) {
      const headings = [...read(place).matchAll(/^#+ (.*)$/gmu)].map(([, each]) => anchorOf(each));
      if (!headings.includes(anchor)) complain(`${place} has no heading #${anchor}`);
    }
  }

  // What is code: blocks, and spans without the blocks
  const blocks = [...text.matchAll(/^```.*$([^]*?)^```$/gmu)].map(([, code]) => code);
  const prose = text.replaceAll(/^```[^]*?^```$/gmu, '');
  const spans = [...prose.matchAll(/`([^`\n]+)`/gu)].map(([, code]) => code);

  for (const code of [...blocks, ...spans]) {
    for (const [command, run, script, , workspace] of code.matchAll(
      /\bnpm (run )?([a-z][\w:-]*)( -w (\S+))?/gu,
    )) {
      if (run === undefined && !['start', 'test'].includes(script)) continue;
      counts.commands += 1;
      const scripts = scriptsOf(workspace ?? '.');
      if (scripts === undefined) complain(`there is no workspace of ${command}`);
      else if (!Object.hasOwn(scripts, script)) complain(`there is no ${command}`);
    }
    for (const [, route] of code.matchAll(/(?:^|[\s`])(\/api\/[^\s?]*)/gu)) {
      if (/[<…*]/u.test(route)) continue;
      for (const each of spelledOut(route)) {
        counts.routes += 1;
        if (!routes.has(each)) complain(`nobody serves ${route}`);
      }
    }
  }

  // A name of a file: from the root, or from the package of the document
  for (const word of spans) {
    if (!/^[\w@.-]+(?:\/[\w@.-]+)+\/?$/u.test(word) || isPattern(word) || madeLater.test(word))
      continue;
    const [top] = word.split('/');
    const isOurs = tops.has(top) || (home !== '.' && exists(path.posix.join(home, top)));
    if (!isOurs) continue;
    counts.paths += 1;
    const places = [word, path.posix.join(home, word)].flatMap((each) => [each, sourceOf(each)]);
    // A word of a test may leave out the ending, as the command line does
    const isThere = places.some(
      (each) => exists(each) || files.some((file) => file.startsWith(`${each}.`)),
    );
    if (!isThere) complain(`there is no ${word}`);
  }
  for (const block of blocks) {
    for (const [, word] of block.matchAll(
      /(?:^|\s)((?:events|services|ui-kit|web|tests|docs)\/[^\s'"),;]+)/gu,
    )) {
      if (isPattern(word)) continue;
      counts.paths += 1;
      const isThere = [word, sourceOf(word)].some((each) =>
        files.some((file) => file.startsWith(each)),
      );
      if (!isThere) complain(`there is no ${word}`);
    }
  }
}

// What a comment cites is in the repository, at the place that it names
const sections = new Map();
/** The sections (`## 3. …`), other headings, and rows (`| I4 |`) of a document. */
function citable(document) {
  if (!sections.has(document)) {
    const text = read(document);
    const titles = [...text.matchAll(/^##+ (.*)$/gmu)].map(([, title]) => title);
    sections.set(document, {
      numbers: new Set(titles.map((title) => /^(\d+)\./u.exec(title)?.[1])),
      titles: new Set(titles),
      rows: new Set([...text.matchAll(/^\| ([A-Z]\d+) +\|/gmu)].map(([, row]) => row)),
    });
  }
  return sections.get(document);
}
const isSource = (file) =>
  /^(?:events|services|ui-kit|web|tests)\/.*\.(?:tsx?|m?js|css|sql|mdx|md)$/u.test(file) &&
  !file.startsWith('tests/architecture/');
let citations = 0;
for (const file of files.filter(isSource)) {
  const text = read(file);
  const complain = (sentence) => complaints.push(`${file}: ${sentence}`);
  const foreign =
    /(?<![\w./-])(?:[Ss]pec|architecture|reliability|performance|domain|mission|ui)(?:\.md)?`? §\d/u;
  const [outside] = foreign.exec(text) ?? [];
  if (outside !== undefined) complain(`cites ${outside}, which is not in the repository`);

  for (const [, document, place] of text.matchAll(
    /(docs\/[\w./-]+\.md)(?:`?,? (§\d+|"[^"]+"|[FIAKSW]\d+\b))?/gu,
  )) {
    citations += 1;
    if (!exists(document)) complain(`cites ${document}, which is not there`);
    else if (place !== undefined) {
      const { numbers, titles, rows } = citable(document);
      const isThere =
        numbers.has(place.replace('§', '')) ||
        titles.has(place.replaceAll('"', '')) ||
        rows.has(place);
      if (!isThere) complain(`${document} has no ${place}`);
    }
  }
  for (const [, row] of text.matchAll(/\b([FIAKSW]\d+) of `?docs\/reliability\.md/gu)) {
    if (!citable('docs/reliability.md').rows.has(row)) {
      complain(`docs/reliability.md has no ${row}`);
    }
  }
}

// Every variable that a program reads is explained to who operates it, and none that nobody reads
const operations = 'docs/guides/operations.md';
const known = new Set([...configuredVariables().values()].flatMap((names) => Array.from(names)));
const rowsOf = (document) =>
  [...read(document).matchAll(/^\| (`[A-Z][A-Z0-9_]+`(?:, `[A-Z][A-Z0-9_]+`)*) +\|/gmu)].flatMap(
    ([, cell]) => cell.replaceAll('`', '').split(', '),
  );
const explained = new Set(rowsOf(operations));
// Node's own
known.delete('NODE_ENV');
for (const name of known) {
  if (!explained.has(name)) complaints.push(`${operations}: does not explain ${name}`);
}
for (const document of documents) {
  for (const name of rowsOf(document)) {
    if (!known.has(name)) complaints.push(`${document}: nobody reads ${name}`);
  }
}

for (const sentence of complaints) process.stderr.write(`${sentence}\n`);
const { links, commands, paths } = counts;
process.stdout.write(
  `${documents.length} documents: ${links} links, ${commands} commands, ${paths} files, ${counts.routes} routes, ${known.size} variables, ${citations} citations\n`,
);
process.exitCode = complaints.length === 0 ? 0 : 1;
