import { expect, it } from 'vitest';

import { ProfilePublishedV2 } from './profile-published.v2.ts';
import { upcastProfilePublished } from './upcast-profile-published.ts';

const sealed = 'sealed:1:3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

it.each([
  ['كشف تسريبات بدون تكسير', { ar: 'كشف تسريبات بدون تكسير', en: '' }],
  ['20 years of plumbing', { ar: '', en: '20 years of plumbing' }],
  ['سباك معتمد لـ Grohe', { ar: 'سباك معتمد لـ Grohe', en: '' }],
  // Nobody can tell before it is opened
  [sealed, { ar: sealed, en: '' }],
])('a line that had no language gets one: %s', (headline, words) => {
  const recorded = ProfilePublishedV2.parse({
    type: 'osta.professional.profile-published.v2',
    data: { categoryIds: ['plumbing'], placeId: 'm-tajura', headline, experienceYears: 5 },
  });

  expect(upcastProfilePublished(recorded)).toEqual({
    type: 'osta.professional.profile-published.v3',
    data: { ...recorded.data, headline: words },
  });
});
