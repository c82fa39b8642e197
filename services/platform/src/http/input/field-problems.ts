import { FieldProblem } from '@osta/contracts/problem';
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** Largest number of reported problems: a body with a thousand mistakes needs no answer of a thousand lines. */
const told = 20;

/**
 * Returns why an input is invalid, field by field, as rules that the web has a sentence for (docs/spec.md §5).
 *
 * @param part where the input stood: `body`, `query`, `path`, `header`
 * @param input the checked value; distinguishes a missing value from one of the wrong type
 */
export function fieldProblems(
  part: string,
  issues: readonly Issue[],
  input: unknown,
): readonly FieldProblem[] {
  return issues.flatMap((issue) => explain(part, issue, input)).slice(0, told);
}

function explain(part: string, issue: Issue, input: unknown): readonly FieldProblem[] {
  const field = [part, ...issue.path.map(String)].join('.');
  switch (issue.code) {
    case 'invalid_type': {
      if (valueAt(input, issue.path) === undefined) return [{ field, rule: 'required' }];
      return [{ field, rule: issue.expected === 'int' ? 'integer' : 'format' }];
    }
    case 'too_small': {
      const limit = Number(issue.minimum);
      if (isNumeric(issue.origin)) return [{ field, rule: 'min', limit }];
      if (limit === 1 && valueAt(input, issue.path) === '') return [{ field, rule: 'required' }];
      return [{ field, rule: 'min-length', limit }];
    }
    case 'too_big': {
      const rule = isNumeric(issue.origin) ? 'max' : 'max-length';
      return [{ field, rule, limit: Number(issue.maximum) }];
    }
    case 'invalid_format':
      return [{ field, rule: formatRule(issue) }];
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({ field: `${field}.${key}`, rule: 'unknown-field' }));
    case 'invalid_union':
      return explainUnion(part, issue, input);
    case 'invalid_value':
      if (valueAt(input, issue.path) === undefined) return [{ field, rule: 'required' }];
      return [{ field, rule: 'not-allowed' }];
    case 'custom':
      return [{ field, ...customRule(issue) }];
    case 'not_multiple_of':
    case 'invalid_key':
    case 'invalid_element':
      return [{ field, rule: 'format' }];
    default:
      return unknownIssue(issue);
  }
}

/** Explains the branch with the fewest problems, which is most likely the intended one. */
function explainUnion(
  part: string,
  issue: z.core.$ZodIssueInvalidUnion,
  input: unknown,
): readonly FieldProblem[] {
  const [closest] = issue.errors.toSorted((one, other) => one.length - other.length);
  if (closest === undefined || closest.length === 0) {
    const field = [part, ...issue.path.map(String)].join('.');
    const isMissing = valueAt(input, issue.path) === undefined;
    return [{ field, rule: isMissing ? 'required' : 'not-allowed' }];
  }
  return closest.flatMap((inner) =>
    explain(part, { ...inner, path: [...issue.path, ...inner.path] }, input),
  );
}

function formatRule(issue: z.core.$ZodIssueInvalidStringFormat): FieldProblem['rule'] {
  if (issue.format === 'email') return 'email';
  if (issue.format === 'date') return 'date';
  return issue.pattern?.startsWith(String.raw`/^\d`) ? 'digits' : 'format';
}

/** The rule that a refinement names in its `params`, with its number. */
const NamedRule = FieldProblem.pick({ rule: true, limit: true });

function customRule({ params }: z.core.$ZodIssueCustom): Omit<FieldProblem, 'field'> {
  const named = NamedRule.safeParse(params);
  return named.success ? named.data : { rule: 'not-allowed' };
}

function isNumeric(origin: string): boolean {
  return origin === 'number' || origin === 'int' || origin === 'bigint';
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}

function unknownIssue(issue: never): never {
  throw new Error(`zod has learned to complain in a new way: ${JSON.stringify(issue)}`);
}
