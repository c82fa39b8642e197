import { describe, expect, it } from 'vitest';

import { emptyDraft, parseDraft } from './request-draft.ts';

describe('a stored draft', () => {
  it('is restored unchanged', () => {
    const draft = {
      ...emptyDraft,
      service: 'plumbing.leak',
      description: 'الحنفية تسرب',
      least: 50_000,
      most: 120_500,
      budget: 'unknown' as const,
      when: 'windows' as const,
      windows: [{ day: '2026-12-01', from: '09:00', to: null }],
      professionals: ['a', 'b'],
    };
    expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
  });

  it('tells nobody chosen from nobody chosen by hand', () => {
    expect(parseDraft('{"professionals":[]}').professionals).toEqual([]);
    expect(parseDraft('{"professionals":null}').professionals).toBeNull();
  });

  it.each([null, '', 'not json', '[]', '"text"', '{"windows":7,"least":-1,"professionals":[1]}'])(
    'is empty where it cannot be read: %s',
    (text) => {
      expect(parseDraft(text)).toEqual(emptyDraft);
    },
  );
});
