import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { build, type Plugin } from 'vite';

import config from '../vite.config.ts';

const kit = path.resolve(import.meta.dirname, '..');
const source = path.join(kit, 'src');
const prefix = 'size:';

/** Bytes, minified and gzipped. */
export interface Size {
  /** The component's own style sheet. */
  readonly css: number;
  /** The component's own files, without their imports. */
  readonly js: number;
  /**
   * Its files with everything that they import, up to what every page has already: React, Lingui
   * and the icons. What is loaded later is not counted.
   */
  readonly whole: number;
}

/** Folders that are no component, or are for development only. */
const noComponent = new Set(['generated', 'locales', 'testing', 'styles', 'foundations', 'pages']);

function componentFolders(): string[] {
  return readdirSync(source, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !noComponent.has(entry.name))
    .map(({ name }) => name)
    .toSorted();
}

function ownFiles(folder: string): string[] {
  return readdirSync(path.join(source, folder), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(?:tsx?|css)$/u.test(file) && !/\.(?:stories|test|states)\.|\.d\.ts$/u.test(file),
  );
}

/** Returns a module that needs every file of a component. */
function entryOf(folder: string): string {
  return ownFiles(folder)
    .map((file) => JSON.stringify(path.join(source, folder, file)))
    .map((file, place) =>
      file.endsWith('.css"')
        ? `import ${file};`
        : `import * as m${place} from ${file}; keep(m${place});`,
    )
    .join('\n');
}

/**
 * Rollup plugin: one module per component that contains all of its files; other folders are
 * external.
 */
function ownFilesAlone(): Plugin {
  return {
    name: 'osta:component-sizes',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id.startsWith(prefix)) return `\0${id}`;
      if (importer?.startsWith(`\0${prefix}`) === true) return null;
      return id.startsWith('./') ? null : { id, external: true };
    },
    load(id) {
      return id.startsWith(`\0${prefix}`) ? entryOf(id.slice(prefix.length + 1)) : null;
    },
  };
}

function gzipped(code: string | Uint8Array): number {
  return gzipSync(code, { level: 9 }).length;
}

async function bundle(
  input: Record<string, string>,
  plugins: Plugin[],
): Promise<Map<string, Omit<Size, 'whole'>>> {
  const result = await build({
    ...(plugins.length > 0 ? config : {}),
    root: kit,
    configFile: false,
    logLevel: 'silent',
    plugins: [...(plugins.length > 0 ? (config.plugins ?? []) : []), ...plugins],
    build: {
      write: false,
      minify: true,
      cssMinify: true,
      cssCodeSplit: true,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input,
        output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const files = outputs.flatMap((each) => ('output' in each ? each.output : []));
  return new Map(
    Object.keys(input).map((name) => {
      const js = files.find((file) => file.type === 'chunk' && file.name === name);
      const css = files.find((file) => file.fileName === `${name}.css`);
      return [
        name,
        {
          js: js?.type === 'chunk' ? gzipped(js.code) : 0,
          css: css?.type === 'asset' ? gzipped(css.source) : 0,
        },
      ];
    }),
  );
}

/** What every page of an app has already. */
const onEveryPage = /^(?:react|react-dom|@lingui\/(?:core|react))(?:\/|$)/u;

/**
 * Rollup plugin: one entry per component, with all of its files and what they import. Style sheets
 * are left out.
 */
function components(): Plugin {
  return {
    name: 'osta:whole-components',
    enforce: 'pre',
    resolveId(id) {
      if (id.startsWith(prefix)) return `\0${id}`;
      if (id.endsWith('.css')) return { id: '\0no-sheet', moduleSideEffects: false };
      return onEveryPage.test(id) ? { id, external: true } : null;
    },
    load(id) {
      if (id === '\0no-sheet') return 'export {}';
      return id.startsWith(`\0${prefix}`) ? entryOf(id.slice(prefix.length + 1)) : null;
    },
  };
}

/**
 * Returns what each component brings along, in bytes of script: the sum of the chunks that its
 * entry needs. Parts that several components share are chunks of their own and count for each.
 */
async function wholeSizes(folders: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const result = await build({
    ...config,
    root: kit,
    configFile: false,
    logLevel: 'silent',
    plugins: [...(config.plugins ?? []), components()],
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(folders.map((name) => [name, `${prefix}${name}`])),
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const chunks = new Map(
    outputs
      .flatMap((each) => ('output' in each ? each.output : []))
      .flatMap((each) => (each.type === 'chunk' ? [[each.fileName, each] as const] : [])),
  );
  const weights = new Map([...chunks].map(([file, { code }]) => [file, gzipped(code)]));
  const neededBy = (file: string, seen = new Set<string>()): ReadonlySet<string> => {
    if (seen.has(file) || !chunks.has(file)) return seen;
    seen.add(file);
    for (const next of chunks.get(file)?.imports ?? []) neededBy(next, seen);
    return seen;
  };
  return new Map(
    folders.map((name) => [
      name,
      [...neededBy(`${name}.js`)].reduce((sum, file) => sum + (weights.get(file) ?? 0), 0),
    ]),
  );
}

/** Returns the size of every component by its folder. */
export async function componentSizes(): Promise<ReadonlyMap<string, Size>> {
  const folders = componentFolders();
  const own = await bundle(Object.fromEntries(folders.map((name) => [name, `${prefix}${name}`])), [
    ownFilesAlone(),
  ]);
  const whole = await wholeSizes(folders);
  return new Map([...own].map(([name, size]) => [name, { ...size, whole: whole.get(name) ?? 0 }]));
}

/**
 * Returns the sizes of the render-blocking sheet and of the Radix Themes sheet, both minified and
 * gzipped, in bytes.
 */
export async function renderBlockingCss(): Promise<{ kit: number; radix: number }> {
  const radixSheet = createRequire(import.meta.url).resolve('@radix-ui/themes/styles.css');
  const sizes = await bundle({ kit: path.join(source, 'styles.css'), radix: radixSheet }, []);
  return { kit: sizes.get('kit')?.css ?? 0, radix: sizes.get('radix')?.css ?? 0 };
}

export const budgetFile: string = path.join(kit, 'size-budget.json');

/** Returns the agreed size limit of each component. */
export function sizeBudget(): Readonly<Record<string, Size>> {
  return JSON.parse(readFileSync(budgetFile, 'utf8'));
}
