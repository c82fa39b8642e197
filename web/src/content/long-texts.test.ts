import { describe, expect, it } from 'vitest';

import { privacyPolicy } from './privacy-policy.ts';
import { termsOfUse } from './terms-of-use.ts';
import type { LongText } from './text-section.ts';

const shapeOf = ({ changedOn, sections }: LongText): unknown => ({
  changedOn,
  sections: sections.map(({ id, paragraphs, points = [] }) => ({
    id,
    paragraphs: paragraphs.length,
    points: points.length,
  })),
});

describe.each([
  ['the privacy policy', privacyPolicy],
  ['the terms of use', termsOfUse],
])('%s', (_, { ar, en }) => {
  it('says the same in both languages, point by point', () => {
    expect(shapeOf(en)).toEqual(shapeOf(ar));
  });

  it('has one address for each section', () => {
    const ids = ar.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
