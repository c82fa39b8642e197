import { describe, expect, it } from 'vitest';

import { ApiProblem } from '../api/api-problem.ts';
import { serverFields } from './server-fields.ts';

const names = { place: 'body.content.placeId', times: 'body.content.wanted' };
const say = ({ rule, limit }: { rule: string; limit?: number | undefined }): string =>
  `${rule} ${limit ?? ''}`.trim();

describe('a field that a service refused', () => {
  it("is shown at the form's field", () => {
    const problem = new ApiProblem('VALIDATION_FAILED', 400, {
      fields: [
        { field: 'body.content.wanted.windows.0.endsAt', rule: 'format' },
        { field: 'body.content.placeId', rule: 'max-length', limit: 3 },
        { field: 'body.content.placeIdentity', rule: 'required' },
        'not a field',
      ],
    });
    expect(serverFields(problem, names, say)).toEqual({ place: 'max-length 3', times: 'format' });
  });

  it('is ignored for other failures', () => {
    expect(serverFields(new ApiProblem('FORBIDDEN', 403, {}), names, say)).toEqual({});
    expect(serverFields(new Error('a bug'), names, say)).toEqual({});
  });
});
