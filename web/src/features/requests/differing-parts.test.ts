import { describe, expect, it } from 'vitest';

import { differingParts } from './differing-parts.ts';
import type { WrittenContent } from './request-content.ts';

const content: WrittenContent = {
  serviceId: 'plumbing.leak',
  description: 'الحنفية تسرب من أمس',
  placeId: 'm-hay-alandalus',
  addressNote: '',
  budget: { min: 50_000, max: 120_500 },
  wanted: { kind: 'flexible' },
  photoIds: ['0190a000-0000-7000-8000-000000000001'],
};

describe('the parts in which two versions of a request differ', () => {
  it('are none where both say the same', () => {
    expect(differingParts(content, structuredClone(content))).toEqual([]);
  });

  it('are named in the order in which they are sent, whatever they hold', () => {
    const other: WrittenContent = {
      ...content,
      budget: null,
      photoIds: [],
      wanted: {
        kind: 'windows',
        windows: [{ startsAt: '2026-06-01T08:00:00.000Z', endsAt: '2026-06-01T10:00:00.000Z' }],
      },
    };
    expect(differingParts(content, other)).toEqual(['budget', 'wanted', 'photoIds']);
  });
});
