import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

/**
 * What a page brings before somebody presses anything, by the list of the build: a phone on a slow line waits for it.
 * One import in a shared part can bring a dialog to every page, and nothing else would tell. And what it must bring:
 * the styles of all that it shows.
 */

const client = path.resolve(import.meta.dirname, '../../web/dist/client');

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  /** Keys of chunks that it cannot run without. */
  readonly imports?: readonly string[];
  /** Keys of chunks that it may load later. */
  readonly dynamicImports?: readonly string[];
  /** Its style sheets. */
  readonly css?: readonly string[];
}

const chunks = JSON.parse(readFileSync(path.join(client, '.vite/manifest.json'), 'utf8')) as {
  readonly [key: string]: Chunk;
};

function chunk(key: string): Chunk {
  const found = chunks[key];
  if (!found) throw new Error(`the build has no ${key}`);
  return found;
}

/** Adds a chunk, and all that it needs, to those that are there. */
function bring(key: string, brought: Set<string>): void {
  if (brought.has(key)) return;
  brought.add(key);
  for (const needed of chunk(key).imports ?? []) bring(needed, brought);
}

const isPage = /^src\/routes\/.+tsr-split=component$/u;

/** Returns the chunks of a page, with those of all pages. */
function chunksOfPage(page: string): Set<string> {
  const brought = new Set<string>();
  const entry = Object.keys(chunks).find((key) => chunk(key).isEntry);
  bring(entry ?? 'an entry', brought);
  bring(page, brought);
  return brought;
}

/** Bytes of a file as it is sent: what is too short to be worth it is sent uncompressed. */
function sentBytes(name: string): number {
  const file = path.join(client, name);
  const compressed = statSync(`${file}.br`, { throwIfNoEntry: false });
  return (compressed ?? statSync(file)).size;
}

/** Returns the KiB of some files as they are sent. */
function kibibytesOf(names: Iterable<string>): number {
  let bytes = 0;
  for (const name of names) bytes += sentBytes(name);
  return bytes / 1024;
}

const filesOf = (keys: Set<string>): string[] => [...keys].map((key) => chunk(key).file);

const sheetsOf = (keys: Set<string>): Set<string> =>
  new Set([...keys].flatMap((key) => chunk(key).css ?? []));

const componentOf = (route: string): string =>
  `src/routes/_default/${route}.tsx?tsr-split=component`;

const guestPages = [
  { route: 'index', script: 154 },
  { route: 'services/index', script: 151 },
  { route: 'professional/near-by', script: 155 },
  { route: 'professional/profile.$id.public', script: 160 },
  { route: 'store/search', script: 159 },
  { route: 'store/$id.public', script: 163 },
];

it.each(guestPages)('$route brings at most $script KiB of script', ({ route, script }) => {
  expect(kibibytesOf(filesOf(chunksOfPage(componentOf(route))))).toBeLessThan(script);
});

it.each(guestPages)('$route brings at most 26 KiB of styles', ({ route }) => {
  expect(kibibytesOf(sheetsOf(chunksOfPage(componentOf(route))))).toBeLessThan(26);
});

const classOfSite = /(?<![\w/-])web-[a-z\d]+(?:-[a-z\d]+)*(?![\w/-])/gu;

/** Returns the classes of this site that a file names. */
function classesIn(name: string): Set<string> {
  return new Set(readFileSync(path.join(client, name), 'utf8').match(classOfSite));
}

it('every page brings the styles of what it shows, and of what it may load later', () => {
  const named = new Map<string, Set<string>>();
  for (const { file, css = [] } of Object.values(chunks)) {
    for (const name of [file, ...css]) {
      if (/\.(?:js|css)$/u.test(name) && !named.has(name)) named.set(name, classesIn(name));
    }
  }
  const classesOf = (names: Iterable<string>): Set<string> => {
    const all = new Set<string>();
    for (const name of names) for (const each of named.get(name) ?? []) all.add(each);
    return all;
  };
  const styled = classesOf([...named.keys()].filter((name) => name.endsWith('.css')));

  const unstyled = Object.keys(chunks)
    .filter((key) => isPage.test(key))
    .flatMap((page) => {
      const whole = chunksOfPage(page);
      const later = [...whole].flatMap((key) => chunk(key).dynamicImports ?? []);
      for (const key of later) if (!key.startsWith('src/routes/')) bring(key, whole);
      const there = classesOf(sheetsOf(whole));
      return [...classesOf(filesOf(whole))]
        .filter((each) => styled.has(each) && !there.has(each))
        .map((each) => `${page}: ${each}`);
    });
  expect(unstyled).toEqual([]);
});
