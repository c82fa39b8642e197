import { RequestContent } from '@osta/contracts/request/terms';
import { expect, it } from 'vitest';

import { draftOf } from './draft-of.ts';
import { contentOf } from './request-content.ts';
import { emptyWindow } from './request-draft.ts';

const said = RequestContent.parse({
  serviceId: 'plumbing.leak',
  description: 'الحنفية تسرب من أمس',
  placeId: 'm-hay-alandalus',
  addressNote: 'الباب الأزرق',
  budget: { min: 50_000, max: 120_500 },
  wanted: { kind: 'flexible' },
  photoIds: [],
});

it('asks for the same again', () => {
  expect(contentOf(draftOf({ content: said }))).toEqual(said);
});

it('knows no budget where none was known', () => {
  const content = { ...said, budget: null };
  expect(contentOf(draftOf({ content }))).toEqual(content);
});

it('leaves the times to be said anew, and the photos', () => {
  const draft = draftOf({
    content: RequestContent.parse({
      ...said,
      wanted: {
        kind: 'windows',
        windows: [{ startsAt: '2026-06-01T08:00:00.000Z', endsAt: '2026-06-01T10:00:00.000Z' }],
      },
      photoIds: ['0190a000-0000-7000-8000-000000000001'],
    }),
  });
  expect(draft).toMatchObject({ when: 'windows', windows: [emptyWindow], photos: [] });
});
