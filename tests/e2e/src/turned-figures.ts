import path from 'node:path';

import { build } from 'esbuild';
import type { Page } from 'playwright';

const gate = path.resolve(import.meta.dirname, '../../../ui-kit/src/testing/gates/bidi.ts');

/** The gate of the kit as a script for a page; it is the same for every page. */
const script = build({
  entryPoints: [gate],
  bundle: true,
  write: false,
  format: 'iife',
  globalName: 'bidiGate',
}).then(({ outputFiles }) => outputFiles[0]?.text ?? '');

/**
 * Returns the times, ranges, prices and other figures of a page that are not drawn in the order in
 * which they are read: what the kit's gate of that name finds, by where the glyphs are.
 */
export async function turnedFigures(page: Page): Promise<readonly string[]> {
  return page.evaluate<readonly string[]>(
    `(() => { ${await script}; return bidiGate.bidiProblems([]); })()`,
  );
}
