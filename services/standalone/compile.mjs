/**
 * Compiles what runs in Node into the `dist` of its package, where `npm run typecheck` leaves it, too: each file by
 * itself, its types erased and not checked. That takes a second; the compiler of types takes most of a minute.
 */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { transformSync } from 'rolldown/utils';

const root = path.resolve(import.meta.dirname, '../..');

/** What of the web runs in Node: files and folders. */
const { include: ofWeb } = JSON.parse(
  readFileSync(path.join(root, 'web/tsconfig.server.json'), 'utf8'),
);

const sources = globSync(
  [
    '{events,services}/*/src/**/*.{ts,tsx}',
    ...ofWeb.map((each) => (each.endsWith('.ts') ? `web/${each}` : `web/${each}/**/*.ts`)),
  ],
  { cwd: root, exclude: ['**/*.test.ts', '**/*.d.ts'] },
);

/** Writes a file unless it has this content: what has not changed is not loaded anew. */
function write(file, content) {
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

for (const source of sources) {
  const file = path
    .join(root, source)
    .replace(`${path.sep}src${path.sep}`, `${path.sep}dist${path.sep}`)
    .replace(/\.tsx?$/u, '.js');
  const { code, map, errors } = transformSync(
    source,
    readFileSync(path.join(root, source), 'utf8'),
    {
      target: 'esnext',
      sourcemap: true,
      jsx: { runtime: 'automatic' },
      typescript: { rewriteImportExtensions: 'rewrite', onlyRemoveTypeImports: true },
    },
  );
  if (errors.length > 0) throw new AggregateError(errors, `${source} cannot be compiled`);
  const place = path.relative(path.dirname(file), path.join(root, source));
  write(file, `${code}//# sourceMappingURL=${path.basename(file)}.map\n`);
  write(`${file}.map`, JSON.stringify({ ...map, sources: [place], sourcesContent: undefined }));
}
