import { describe, expect, it } from 'vitest';

import { ApiProblem } from '../api/api-problem.ts';
import { serverFields } from './server-fields.ts';

const names = { place: 'body.content.placeId', times: 'body.content.wanted' };
const say = ({ rule, limit }: { rule: string; limit?: number | undefined }): string =>
  `${rule} ${limit ?? ''}`.trim();

describe('what a service did not accept', () => {
  it('is told at the field that the form has for it', () => {
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

  it('is nothing of the form when the failure is about something else', () => {
    expect(serverFields(new ApiProblem('FORBIDDEN', 403, {}), names, say)).toEqual({});
    expect(serverFields(new Error('a bug'), names, say)).toEqual({});
  });
});
