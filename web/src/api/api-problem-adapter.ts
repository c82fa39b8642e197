import { createSerializationAdapter } from '@tanstack/react-router';

import { ApiProblem } from './api-problem.ts';

interface SerializedProblem {
  readonly code: string;
  readonly status: number;
  /** Serialized as JSON, as they arrived. */
  readonly facts: string;
}

/**
 * Serializes a problem that a loader met on the server, so that the browser gets the same problem.
 */
export const apiProblemAdapter = createSerializationAdapter({
  key: 'api-problem',
  test: (value): value is ApiProblem => value instanceof ApiProblem,
  toSerializable: ({ code, status, facts }): SerializedProblem => ({
    code,
    status,
    facts: JSON.stringify(facts),
  }),
  fromSerializable: ({ code, status, facts }: SerializedProblem) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written five lines above
    new ApiProblem(code, status, JSON.parse(facts) as ApiProblem['facts']),
});
