import { readdirSync, readFileSync } from 'node:fs';

import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';

import { catalog } from './catalog.ts';
import { jsonSchemas } from './json-schemas.ts';
import { dataSchemaOf } from './published-event.ts';

it('equals the files in schemas/, which `npm run generate -w @osta/contracts` writes', () => {
  const folder = new URL('../schemas/', import.meta.url);
  const written = Object.fromEntries(
    readdirSync(folder).map((name) => [
      name,
      JSON.parse(readFileSync(new URL(name, folder), 'utf8')),
    ]),
  );

  expect(written).toEqual(Object.fromEntries(jsonSchemas()));
});

/** Returns every `pattern` in a schema, at any depth. */
function patternsIn(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]: readonly [string, unknown]) =>
    key === 'pattern' && typeof value === 'string' ? [value] : patternsIn(value),
  );
}

/** Regular expression syntax that other engines lack or read differently. */
const onlyHere = /\\[dDwWsSbBpPkcv]|\\u\{|\(\?<|\[\^\]|\[\]/u;

describe('the JSON Schemas, for readers without TypeScript', () => {
  it.each([...jsonSchemas()])('%s has no pattern that only JavaScript understands', (_, schema) => {
    expect(patternsIn(schema).filter((pattern) => onlyHere.test(pattern))).toEqual([]);
  });

  const ajv = new Ajv2020({ strict: true, strictTypes: false, validateFormats: false });
  ajv.addVocabulary(['x-topic']);
  for (const schema of jsonSchemas().values()) ajv.addSchema(schema);
  const fixtures = new URL('../fixtures/', import.meta.url);

  it.each([...catalog.keys()])('Ajv finds the data of %s by its dataschema', (type) => {
    const [, context, ...event] = type.split('.');
    const folder = new URL(`${context}/${event.join('.')}/valid/`, fixtures);
    const validate = ajv.getSchema(dataSchemaOf(type));
    for (const name of readdirSync(folder)) {
      const { data } = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
      expect([name, validate?.(data), validate?.errors]).toEqual([name, true, null]);
    }
    expect(validate?.('no data')).toBe(false);
  });
});
