import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

import { databaseUrlIn, type Product } from './product.ts';

const run = promisify(execFile);
const program = path.resolve(
  import.meta.dirname,
  '../../../services/standalone/dist/osta-audit.js',
);

/** Runs `osta-audit` on the database of a running product, found by the address that the product printed. */
export async function audit(
  product: Pick<Product, 'dataDirectory' | 'output'>,
  ...args: readonly string[]
): Promise<{ readonly code: number; readonly out: string }> {
  // Beside the database is the secret that wraps the keys of people
  const own = {
    DATABASE_URL: databaseUrlIn(product.output()),
    OSTA_DATA_DIR: product.dataDirectory,
  };
  const env = { ...process.env, ...own };
  try {
    const { stdout } = await run(process.execPath, [program, ...args], { env });
    return { code: 0, out: stdout };
  } catch (error) {
    if (error instanceof Error && 'code' in error && typeof error.code === 'number') {
      return { code: error.code, out: 'stdout' in error ? String(error.stdout) : '' };
    }
    throw error;
  }
}
