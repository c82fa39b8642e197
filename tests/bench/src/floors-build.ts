import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { build } from 'vite';

const webRoot = path.resolve(import.meta.dirname, '../../../web');
const floors = path.join(import.meta.dirname, 'floors');

/**
 * Bundles `floors/page-tree.ts` as the web bundles its renderer.
 *
 * @returns the file to import
 */
export async function bundlePageTree(directory: string): Promise<string> {
  const outDir = path.join(directory, 'page-tree');
  await build({
    root: webRoot,
    configFile: path.join(webRoot, 'vite.config.ts'),
    logLevel: 'error',
    build: { ssr: path.join(floors, 'page-tree.ts'), outDir, copyPublicDir: false },
    // Named by what serves pages in development, never loaded here: bundled, it would want its own binaries
    ssr: { external: ['vite'] },
  });
  return path.join(outDir, 'page-tree.js');
}

/** Bundles the script of `floors/smallest-app.tsx`, minified and compressed. @returns bytes */
export async function smallestAppBytes(): Promise<number> {
  const made = await build({
    root: floors,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: { input: path.join(floors, 'smallest-app.tsx') },
    },
  });
  const outputs = Array.isArray(made) ? made : [made];
  return outputs
    .flatMap((each) => ('output' in each ? each.output : []))
    .filter((file) => file.type === 'chunk')
    .reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).byteLength, 0);
}
