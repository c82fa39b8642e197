import { describe, expect, it } from 'vitest';

import { emptyDraft, parseDraft } from './request-draft.ts';

const now = Date.parse('2026-12-01T09:00:00.000Z');

/** Returns the id of a photo that was uploaded so many hours ago. */
function uploaded(hoursAgo: number): string {
  const time = (now - hoursAgo * 3_600_000).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000001`;
}

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
      photos: [uploaded(1), uploaded(22)],
      to: 'all' as const,
      professionals: ['a', 'b'],
    };
    expect(parseDraft(JSON.stringify(draft), now)).toEqual(draft);
  });

  it('tells nobody chosen from nobody chosen by hand', () => {
    expect(parseDraft('{"professionals":[]}', now).professionals).toEqual([]);
    expect(parseDraft('{"professionals":null}', now).professionals).toBeNull();
  });

  it.each([null, '', 'not json', '[]', '"text"', '{"windows":7,"least":-1,"professionals":[1]}'])(
    'is empty where it cannot be read: %s',
    (text) => {
      expect(parseDraft(text, now)).toEqual(emptyDraft);
    },
  );

  it('leaves out photos that are deleted by now, and what is no photo', () => {
    const photos = [uploaded(24), uploaded(2), 'no id', 7];
    expect(parseDraft(JSON.stringify({ photos }), now).photos).toEqual([uploaded(2)]);
  });
});
