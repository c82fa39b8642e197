import { mkdirSync, rmSync, writeFileSync } from 'node:fs';

import { jsonSchemas } from '../src/json-schemas.ts';

const folder = new URL('../schemas/', import.meta.url);

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [name, schema] of jsonSchemas()) {
  writeFileSync(new URL(name, folder), `${JSON.stringify(schema, null, 2)}\n`);
}
