import { Text } from '@osta/contracts/text';
import { PlaceId } from '@osta/reference/place-id';
import { expect, it } from 'vitest';
import { z } from 'zod';

import { describeSchema } from './describe-schema.ts';

/** Returns what the API document says of a value in a request. */
function described(schema: z.ZodType): object {
  const written = z.toJSONSchema(schema, {
    io: 'input',
    override: (each) => describeSchema({ ...each, io: 'input' }),
  });
  delete written.$schema;
  return written;
}

it.each([
  ['a check by a function', z.string().refine((text) => text !== 'never')],
  ['letters of any script', z.string().regex(/\p{L}/u)],
  ['what has to be left of a trimmed text', z.string().trim().min(1)],
  ['a text that is read', z.string().transform(Number).pipe(z.number().max(3))],
  ['a relation of two members', z.strictObject({ a: z.string() }).refine(({ a }) => a > 'b')],
])('announces %s', (_, schema) => {
  expect(described(schema)).toMatchObject({ 'x-more-rules': true });
});

it.each([
  ['the length of a text', z.string().max(3)],
  ['a trimmed text that may be empty', z.string().trim().max(3)],
  ['a closed list', z.enum(['true', 'false']).transform(Boolean)],
  ['a check that its schema says, too', z.string().refine(Boolean).meta({ 'x-more-rules': false })],
])('announces nothing of %s', (_, schema) => {
  expect(described(schema)).not.toHaveProperty('x-more-rules');
});

it('describes a number of a query by what is asked of it', () => {
  expect(described(z.coerce.number().pipe(z.int().min(0).max(9)))).toEqual({
    type: 'integer',
    minimum: 0,
    maximum: 9,
  });
});

it('writes every pattern for other languages, and leaves out what they cannot say', () => {
  expect(described(z.string().regex(/^\d$/u).regex(/\p{L}/u))).toEqual({
    type: 'string',
    allOf: [{ pattern: '^[0-9]$' }],
    'x-more-rules': true,
  });
});

it('names control characters as other engines do, and no surrogates', () => {
  expect(described(Text)).toEqual({
    type: 'string',
    pattern: String.raw`^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]*$`,
  });
});

it('lists the places that there are', () => {
  expect(described(PlaceId)).toMatchObject({ enum: expect.arrayContaining(['m-tajura']) });
});
