import type { Operation } from '@osta/contracts/operation';
import { operatorOperations } from '@osta/contracts/operations/operations';
import { portablePattern } from '@osta/contracts/portable-pattern';
import { serviceContracts } from '@osta/contracts/service-contracts';
import { openApiDocument } from '@osta/platform/http/api-document/openapi';
import { routeOf } from '@osta/platform/http/define-route';
import { describe, expect, it } from 'vitest';

const operations = [
  ...serviceContracts.flatMap((contract): readonly Operation[] =>
    'operations' in contract ? Object.values<Operation>(contract.operations) : [],
  ),
  ...Object.values<Operation>(operatorOperations),
];

/** The document of all operations, with what their services add left out. */
const document = openApiDocument({
  name: 'Osta',
  sessionCookie: 'session',
  routes: operations.map((operation) =>
    routeOf(
      operation,
      { access: 'registered' },
      {
        query: operation.query,
        problems: new Map(),
        platformProblems: [],
        isIdempotent: false,
        handle: async () => ({ problem: 'NOT_FOUND' }),
        open: undefined,
      },
    ),
  ),
});

/** Returns every pattern of its schemas, at any depth. */
function patternsIn(within: unknown): readonly string[] {
  if (typeof within !== 'object' || within === null) return [];
  return Object.entries(within).flatMap(([name, value]: readonly [string, unknown]) =>
    name === 'pattern' && typeof value === 'string' ? [value] : patternsIn(value),
  );
}

describe('the API document', () => {
  it('has no pattern that only JavaScript reads', () => {
    const patterns = new Set(patternsIn(document));
    expect(patterns.size).toBeGreaterThan(10);
    expect([...patterns].filter((each) => portablePattern(each) !== each)).toEqual([]);
  });

  it('has no tuples: Schemathesis does not ask operations that answer with one', () => {
    expect(JSON.stringify(document)).not.toContain('prefixItems');
  });
});
