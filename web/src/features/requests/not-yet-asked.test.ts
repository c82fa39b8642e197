import { describe, expect, it } from 'vitest';

import { notYetAsked } from './not-yet-asked.ts';

describe('who can still be asked', () => {
  const everybody = [{ id: 'omar' }, { id: 'nadia' }, { id: 'salem' }];

  it('is everybody, in their order, but those who have the request', () => {
    const invited = [{ id: 'nadia', declinedAt: '2026-11-01T08:00:00Z' }];
    expect(notYetAsked(everybody, invited)).toEqual([{ id: 'omar' }, { id: 'salem' }]);
  });

  it('is nobody once all have it', () => {
    expect(notYetAsked(everybody, everybody)).toEqual([]);
    expect(notYetAsked([{ id: 'nadia' }], [...everybody, { id: 'gone' }])).toEqual([]);
  });
});
