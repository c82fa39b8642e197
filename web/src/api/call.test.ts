import { describe, expect, it } from 'vitest';

import { call } from './call.ts';

describe('a call', () => {
  it('has its parameters in the path, so that none of them can leave it', () => {
    const sent = call('GET /api/requests/{requestId}', { params: { requestId: '../a b?c' } });
    expect(sent).toEqual({ method: 'GET', path: '/api/requests/..%2Fa%20b%3Fc', body: null });
  });
});
