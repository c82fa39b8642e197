import { RequestContent } from '@osta/contracts/request/terms';
import { expect, it } from 'vitest';

import { contentOf } from './request-content.ts';
import { revisionOf } from './revision-of.ts';

const said = {
  serviceId: 'plumbing.leak',
  description: 'الحنفية تسرب من أمس',
  placeId: 'm-hay-alandalus',
  addressNote: 'الباب الأزرق',
  budget: { min: 50_000, max: 120_500 },
  wanted: { kind: 'flexible' },
  photoIds: ['0190a000-0000-7000-8000-000000000001'],
};

it('says what the request says, until something is changed', () => {
  const content = RequestContent.parse(said);
  expect(contentOf(revisionOf({ content }))).toEqual(content);
});

it('keeps the times, of Libyan days, where the request has some', () => {
  const content = RequestContent.parse({
    ...said,
    budget: null,
    wanted: {
      kind: 'windows',
      windows: [
        { startsAt: '2026-06-01T08:00:00.000Z', endsAt: '2026-06-01T10:30:00.000Z' },
        { startsAt: '2026-06-02T22:15:00.000Z', endsAt: '2026-06-02T23:00:00.000Z' },
      ],
    },
  });
  const revision = revisionOf({ content });
  expect(revision.windows.map(({ day }) => day)).toEqual(['2026-06-01', '2026-06-03']);
  expect(contentOf(revision)).toEqual(content);
});
