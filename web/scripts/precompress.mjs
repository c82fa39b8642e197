import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/**
 * Writes `.br` and `.gz` beside every text file of the client build, so that no request has to
 * compress.
 */
const directory = join(import.meta.dirname, '..', 'dist', 'client');
const text = /\.(?:css|js|json|svg|txt|webmanifest)$/u;

const files = await readdir(directory, { recursive: true });
await Promise.all(
  files
    .filter((file) => text.test(file) && !file.startsWith('.vite'))
    .map(async (file) => {
      const path = join(directory, file);
      const content = await readFile(path);
      const brotli = await promisify(brotliCompress)(content, {
        params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      });
      const gzipped = await promisify(gzip)(content, { level: 9 });
      await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
    }),
);
