import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { RequestHandler } from 'express';

import type { PageAssets, PageRenderer } from './pages/page-renderer.ts';
import { createStaticFiles } from './static-files.ts';

/** The source of scripts, styles and the renderer: the build, or Vite in development. */
export interface WebBuild {
  readonly assets: PageAssets;
  /** The style sheets by URL, for pages that inline them. */
  readonly sheets: ReadonlyMap<string, string>;
  readonly loadRenderer: () => Promise<PageRenderer>;
  /** Serves scripts, styles, fonts, icons. */
  readonly files: RequestHandler;
  /** Whether renderer and messages stay the same for the life of the process. */
  readonly isFixed: boolean;
}

/** There is no build. The message is one sentence for the operator. */
export class BuildProblem extends Error {
  override readonly name = 'BuildProblem';
}

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** Vite's manifest: maps a source path to its output. */
type ViteManifest = Readonly<Record<string, Chunk>>;

const entry = 'src/entry-client.tsx';
const componentOfRoute = /^src\/routes\/(?<file>.+)\.tsx\?tsr-split=component$/u;

/**
 * Returns the router's route id of a file, whose dots are levels like its folders: `_default/store/$id.public` →
 * `/_default/store/$id/public`.
 */
function routeIdOf(file: string): string {
  return file === '__root' ? '__root__' : `/${file.replaceAll('.', '/').replace(/\/index$/u, '/')}`;
}

/** Returns a chunk, after everything that it imports. */
function chunksOf(manifest: ViteManifest, name: string): Chunk[] {
  const visited = new Set<string>();
  const chunks: Chunk[] = [];
  const visit = (each: string): void => {
    const chunk = manifest[each];
    if (chunk === undefined || visited.has(each)) return;
    visited.add(each);
    for (const imported of chunk.imports ?? []) visit(imported);
    chunks.push(chunk);
  };
  visit(name);
  return chunks;
}

function scriptsOf(manifest: ViteManifest, name: string): string[] {
  return chunksOf(manifest, name).map(({ file }) => `/${file}`);
}

/** Returns the style sheets in cascade order, so that a part can override what it is made of. */
function sheetsOf(manifest: ViteManifest, name: string): string[] {
  const sheets = chunksOf(manifest, name).flatMap(({ css }) => css ?? []);
  return [...new Set(sheets)].map((sheet) => `/${sheet}`);
}

/**
 * Returns, for every route, the chunks that its page would otherwise load one after the other, and
 * the style sheets without which it would flash unstyled.
 */
export function assetsOf(manifest: ViteManifest): PageAssets {
  if (manifest[entry] === undefined) {
    throw new Error(`no ${entry} in the manifest of the client build`);
  }
  const sheets = sheetsOf(manifest, entry);
  const first = scriptsOf(manifest, entry);

  const assets: PageAssets = {
    routes: {
      __root__: {
        css: sheets,
        // Separate async scripts, dependencies first: run as one, they would block a phone for as
        // long as all of them take. The page is read without them: fonts and pictures go first
        scripts: first.map((src) => ({
          attrs: { type: 'module', src, async: true, fetchPriority: 'low' },
        })),
      },
    },
  };
  for (const source of Object.keys(manifest)) {
    const file = componentOfRoute.exec(source)?.groups?.['file'];
    if (file === undefined || file === '__root') continue;
    const needed = scriptsOf(manifest, source);
    const own = sheetsOf(manifest, source).filter((sheet) => !sheets.includes(sheet));
    assets.routes[routeIdOf(file)] = {
      ...(own.length > 0 && { css: own }),
      preloads: needed.filter((name) => !first.includes(name)),
    };
  }
  return assets;
}

async function readSheets(
  client: string,
  manifest: ViteManifest,
): Promise<ReadonlyMap<string, string>> {
  const files = new Set(Object.values(manifest).flatMap(({ css }) => css ?? []));
  return new Map(
    await Promise.all(
      [...files].map(async (file) => {
        const sheet = await readFile(join(client, file), 'utf8');
        return [`/${file}`, sheet] as const;
      }),
    ),
  );
}

/**
 * Reads the output of `npm run build`.
 *
 * @throws BuildProblem when the build has not run
 */
export async function readBuild(root: string): Promise<WebBuild> {
  const client = join(root, 'dist', 'client');
  const manifestFile = join(client, '.vite', 'manifest.json');
  const text = await readFile(manifestFile, 'utf8').catch((cause: unknown) => {
    throw new BuildProblem(`web is not built: run npm run bundle -w @osta/web (${manifestFile})`, {
      cause,
    });
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by Vite in our own build
  const manifest = JSON.parse(text) as ViteManifest;
  const bundle = pathToFileURL(join(root, 'dist', 'ssr', 'entry-server.js')).href;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- entry-server.tsx is checked against this type
  const renderer = (await import(bundle)) as PageRenderer;
  return {
    assets: assetsOf(manifest),
    sheets: await readSheets(client, manifest),
    loadRenderer: () => Promise.resolve(renderer),
    files: await createStaticFiles(client),
    isFixed: true,
  };
}

/**
 * Starts Vite: compiles on request and reloads the browser on change. An API at another origin is
 * proxied, so that the browser finds everything at one address; sockets are not.
 *
 * @param server carries the socket for hot replacement; Vite opens a port of its own when absent
 */
export async function startVite(
  root: string,
  apiOrigin: string,
  server?: Server,
): Promise<WebBuild> {
  const { createServer, defaultClientConditions, defaultServerConditions } = await import('vite');
  const vite = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    // Our other packages are read from their sources, which change too
    resolve: { conditions: ['@osta/source', ...defaultClientConditions] },
    ssr: { resolve: { conditions: ['@osta/source', ...defaultServerConditions] } },
    server: {
      middlewareMode: true,
      ...(server && { hmr: { server } }),
      proxy: { '/api': { target: apiOrigin, changeOrigin: true, headers: { origin: apiOrigin } } },
    },
    appType: 'custom',
  });
  return {
    assets: {
      routes: {
        __root__: {
          scripts: [
            { attrs: { type: 'module', src: '/@vite/client' } },
            { attrs: { type: 'module', src: '/src/entry-dev.ts' } },
          ],
        },
      },
    },
    sheets: new Map(),
    loadRenderer: async () =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- entry-server.tsx is checked against this type
      (await vite.ssrLoadModule('/src/entry-server.tsx')) as unknown as PageRenderer,
    files: vite.middlewares,
    isFixed: false,
  };
}
