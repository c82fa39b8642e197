import { join } from 'node:path';

import { resolveConfig } from 'vite';

/** Writes src/generated/route-tree.ts: the router's plugin does so whenever Vite reads its config. */
const root = join(import.meta.dirname, '..');
await resolveConfig({ root, configFile: join(root, 'vite.config.ts') }, 'build');
