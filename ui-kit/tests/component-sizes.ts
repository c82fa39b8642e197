import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { build, type Plugin } from 'vite';

import config from '../vite.config.ts';

const kit = path.resolve(import.meta.dirname, '..');
const source = path.join(kit, 'src');
const prefix = 'size:';

/** Bytes, minified and gzipped: of the component's own files, without its imports. */
export interface Size {
  readonly css: number;
  readonly js: number;
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

/**
 * Rollup plugin: one module per component that contains all of its files; other folders are
 * external.
 */
function components(): Plugin {
  return {
    name: 'osta:component-sizes',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id.startsWith(prefix)) return `\0${id}`;
      if (importer?.startsWith(`\0${prefix}`) === true) return null;
      return id.startsWith('./') ? null : { id, external: true };
    },
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const folder = id.slice(prefix.length + 1);
      return ownFiles(folder)
        .map((file) => JSON.stringify(path.join(source, folder, file)))
        .map((file, place) =>
          file.endsWith('.css"')
            ? `import ${file};`
            : `import * as m${place} from ${file}; keep(m${place});`,
        )
        .join('\n');
    },
  };
}

function gzipped(code: string | Uint8Array): number {
  return gzipSync(code, { level: 9 }).length;
}

async function bundle(
  input: Record<string, string>,
  plugins: Plugin[],
): Promise<Map<string, Size>> {
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

/** Returns the size of every component by its folder. */
export async function componentSizes(): Promise<ReadonlyMap<string, Size>> {
  const folders = componentFolders();
  return bundle(Object.fromEntries(folders.map((name) => [name, `${prefix}${name}`])), [
    components(),
  ]);
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
