/**
 * Lets Node run sources with JSX, which are the letters of identity. For all other sources Node strips
 * the types itself, three times as fast as a compiler.
 */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

import { transformSync } from 'esbuild';

registerHooks({
  load(url, context, nextLoad) {
    if (!url.endsWith('.tsx')) return nextLoad(url, context);
    const sourcefile = fileURLToPath(url);
    const { code } = transformSync(readFileSync(sourcefile, 'utf8'), {
      sourcefile,
      loader: 'tsx',
      jsx: 'automatic',
      sourcemap: 'inline',
      target: 'node24',
    });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
