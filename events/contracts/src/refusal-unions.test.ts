import { existsSync, globSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { catalog } from './catalog.ts';
import { PlatformProblemCode } from './problem.ts';
import { refusalUnions } from './refusal-unions.ts';

it('gives each code one meaning in the whole system', () => {
  // Services may share a refusal, but none may give its code another shape
  const named = refusalUnions.flatMap(({ options }) =>
    options.map((refusal) => [refusal, refusal.shape.code.value] as const),
  );
  const codes = new Map<unknown, string>(named).values();
  const all: readonly string[] = [...codes, ...PlatformProblemCode.options];

  expect(all.filter((code, n) => all.indexOf(code) !== n)).toEqual([]);
  expect(all.filter((code) => !/^[A-Z]+(_[A-Z]+)*$/u.test(code))).toEqual([]);
});

it('has the union of every context of the product', () => {
  const recorded = new Set<string>([...catalog.values()].map(({ topic }) => topic));
  const contexts = globSync('*/refusals.ts', { cwd: import.meta.dirname })
    .map((file) => path.dirname(file))
    .filter(
      (context) =>
        recorded.has(context) || !existsSync(path.join(import.meta.dirname, context, 'topic.ts')),
    );

  expect(new Set(refusalUnions).size).toBe(contexts.length);
});
