import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const kit = path.resolve(import.meta.dirname, '..');
const source = path.join(kit, 'src');

/** What every story depends on: the gates, the frame, shared styles, packages. */
const shared = [
  '.storybook',
  'tests',
  'src/testing',
  'src/provider',
  'src/styles',
  'src/generated',
  'vite.config.ts',
  'vitest.config.ts',
  '../package-lock.json',
];

const imported = /(?:\bfrom|^import|\bimport\()\s*['"](?<path>\.{1,2}\/[^'"]+)['"]/gmu;

/**
 * Detects whether a story could have changed: a hash of its modules, of the sheets in their
 * folders, of the messages they show, and of what all stories share.
 */
export class StoryFingerprints {
  readonly #common: string;
  readonly #messages: readonly (readonly [origins: readonly string[], entry: string])[];

  /**
   * @param surroundings what changes the result without being in a file, such as the browser's
   * version
   */
  constructor(surroundings: string) {
    const files = shared.flatMap((each) => filesIn(path.join(kit, each)));
    this.#common = hash([surroundings, ...files.filter((file) => !isStory(file)).map(contentOf)]);
    this.#messages = ['ar', 'en'].flatMap((locale) =>
      messagesIn(contentOf(path.join(source, 'locales', locale, 'messages.po'))),
    );
  }

  /** @param file absolute path of a story file */
  of(file: string): string {
    const modules = new Set<string>();
    collect(file, modules);
    const folders = new Set([...modules].map((each) => path.dirname(each)));
    const sheets = [...folders].flatMap((folder) =>
      filesIn(folder).filter((each) => each.endsWith('.css')),
    );
    const names = new Set([...modules].map((each) => path.relative(kit, each)));
    const messages = this.#messages
      .filter(([origins]) => origins.some((origin) => names.has(origin)))
      .map(([, entry]) => entry);
    const contents = [...modules, ...sheets].toSorted().map(contentOf);
    return hash([this.#common, ...contents, ...messages]);
  }
}

function isStory(file: string): boolean {
  return file.endsWith('.stories.tsx') || file.endsWith('.mdx');
}

function collect(file: string, modules: Set<string>): void {
  if (modules.has(file) || !existsSync(file)) return;
  modules.add(file);
  if (!/\.tsx?$/u.test(file)) return;
  for (const { groups } of contentOf(file).matchAll(imported)) {
    const target = groups?.['path'];
    if (target !== undefined) collect(path.resolve(path.dirname(file), target), modules);
  }
}

function filesIn(place: string): string[] {
  if (!existsSync(place)) return [];
  if (path.extname(place) !== '') return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
}

function contentOf(file: string): string {
  return readFileSync(file, 'utf8');
}

/** Returns the entries of a catalog, each with the files that use it. */
function messagesIn(catalog: string): (readonly [readonly string[], string])[] {
  return catalog.split('\n\n').map((entry) => {
    const origins = [...entry.matchAll(/^#: (?<origin>[^:\n]+)/gmu)].map(
      ({ groups }) => groups?.['origin'] ?? '',
    );
    // Line numbers do not matter
    return [origins, entry.replaceAll(/^#:.*$/gmu, '')] as const;
  });
}

function hash(parts: readonly string[]): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\0');
  return sum.digest('hex').slice(0, 32);
}
