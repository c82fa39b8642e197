import { join } from 'node:path';

import { resolveConfig } from 'vite';

/**
 * Writes src/generated/route-tree.ts: loading the Vite config runs the router's plugin, which
 * writes it.
 */
const root = join(import.meta.dirname, '..');
await resolveConfig({ root, configFile: join(root, 'vite.config.ts') }, 'build');
