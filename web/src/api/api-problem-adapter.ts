import { createSerializationAdapter } from '@tanstack/react-router';

import { ApiProblem } from './api-problem.ts';

interface SerializedProblem {
  readonly code: string;
  readonly status: number;
  /** As JSON: they came as JSON. */
  readonly facts: string;
}

/** Lets a problem that a loader met on the server be the same problem in the browser. */
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
