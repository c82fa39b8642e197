import { assert, constantFrom, dictionary, jsonValue, oneof, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { fieldProblems } from './field-problems.ts';

const Schema = z.strictObject({
  code: z
    .string()
    .regex(/^\d{6}$/u)
    .optional(),
  count: z.int().optional(),
  even: z.number().multipleOf(2).optional(),
  id: z.uuid().optional(),
  kind: z.enum(['a', 'b']).optional(),
  place: z
    .discriminatedUnion('type', [
      z.strictObject({ type: z.literal('point'), x: z.int() }),
      z.strictObject({ type: z.literal('name'), name: z.string().min(2) }),
    ])
    .optional(),
  either: z.union([z.strictObject({ a: z.string() }), z.int()]).optional(),
  prices: z.record(z.string().max(2), z.int()).optional(),
  range: z
    .strictObject({ min: z.int(), max: z.int() })
    .refine(({ min, max }) => min <= max, { path: ['max'] })
    .optional(),
  day: z.iso.date().optional(),
  days: z
    .int()
    .refine((days) => days < 8, { params: { rule: 'most-days', limit: 7 } })
    .optional(),
});

function problemsOf(input: unknown): unknown {
  const parsed = Schema.safeParse(input);
  return parsed.success ? [] : fieldProblems('body', parsed.error.issues, input);
}

describe('fieldProblems', () => {
  it.each([
    [{ code: '12a' }, [{ field: 'body.code', rule: 'digits' }]],
    [{ count: 1.5 }, [{ field: 'body.count', rule: 'integer' }]],
    [{ day: '2026-02-30' }, [{ field: 'body.day', rule: 'date' }]],
    [{ days: 8 }, [{ field: 'body.days', rule: 'most-days', limit: 7 }]],
    [{ count: 2 ** 60 }, [{ field: 'body.count', rule: 'max', limit: Number.MAX_SAFE_INTEGER }]],
    [{ count: null }, [{ field: 'body.count', rule: 'format' }]],
    [{ even: 3 }, [{ field: 'body.even', rule: 'format' }]],
    [{ id: 'x' }, [{ field: 'body.id', rule: 'format' }]],
    [{ kind: 'c' }, [{ field: 'body.kind', rule: 'not-allowed' }]],
    [{ place: {} }, [{ field: 'body.place.type', rule: 'required' }]],
    [{ place: { type: 'area' } }, [{ field: 'body.place.type', rule: 'not-allowed' }]],
    [{ place: { type: 'point' } }, [{ field: 'body.place.x', rule: 'required' }]],
    [
      { place: { type: 'name', name: 'x' } },
      [{ field: 'body.place.name', rule: 'min-length', limit: 2 }],
    ],
    [{ either: { a: 1 } }, [{ field: 'body.either.a', rule: 'format' }]],
    [{ prices: { abc: 1 } }, [{ field: 'body.prices.abc', rule: 'format' }]],
    [{ range: { min: 2, max: 1 } }, [{ field: 'body.range.max', rule: 'not-allowed' }]],
  ])('names the problem of %j', (input, problems) => {
    expect(problemsOf(input)).toEqual(problems);
  });

  it('has a rule for every issue', () => {
    const field = constantFrom(...Object.keys(Schema.shape));
    assert(
      property(oneof(jsonValue(), dictionary(field, jsonValue())), (input) => {
        expect(problemsOf(input)).toEqual(expect.any(Array));
      }),
    );
  });

  it('reports at most twenty', () => {
    const input = Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`x${n}`, 1]));

    expect(problemsOf(input)).toHaveLength(20);
  });
});
