import { assert, json, property } from 'fast-check';
import { expect, it } from 'vitest';

import { canonicalJson } from './canonical-json.ts';

it('is equal for equal values, in any order of keys', () => {
  expect(canonicalJson({ b: [1, { d: null, c: 'é' }], a: true })).toBe(
    '{"a":true,"b":[1,{"c":"é","d":null}]}',
  );
  expect(canonicalJson(undefined)).toBe('');
});

it('means the same as JSON', () => {
  assert(
    property(json(), (text) => {
      const value: unknown = JSON.parse(text);
      expect(JSON.parse(canonicalJson(value))).toEqual(value);
    }),
  );
});
