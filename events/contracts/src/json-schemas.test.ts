import { readdirSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { jsonSchemas } from './json-schemas.ts';

it('is what schemas/ holds: `npm run generate -w @osta/contracts` writes it anew', () => {
  const folder = new URL('../schemas/', import.meta.url);
  const written = Object.fromEntries(
    readdirSync(folder).map((name) => [
      name,
      JSON.parse(readFileSync(new URL(name, folder), 'utf8')),
    ]),
  );

  expect(written).toEqual(Object.fromEntries(jsonSchemas()));
});
