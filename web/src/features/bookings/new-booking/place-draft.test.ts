import { describe, expect, it } from 'vitest';

import { emptyPlaceDraft, parsePlaceDraft, resumed } from './place-draft.ts';

const draft = {
  place: 'd-tripoli',
  address: 'خلف المسجد',
  note: 'الحنفية تسرب',
  repeat: {
    rhythm: 'weekly' as const,
    times: 3,
    replaced: { '2026-12-01T09:00:00.000Z': '2026-12-01T10:00:00.000Z' },
  },
};

describe('what is typed for a booking', () => {
  it('is restored unchanged', () => {
    expect(parsePlaceDraft(JSON.stringify(draft))).toEqual(draft);
    expect(parsePlaceDraft(JSON.stringify(emptyPlaceDraft))).toEqual(emptyPlaceDraft);
  });

  it.each([null, '', 'not json', '[]', '"text"', '{"place":7,"note":null,"repeat":"weekly"}'])(
    'is empty where it cannot be read: %s',
    (text) => {
      expect(parsePlaceDraft(text)).toEqual(emptyPlaceDraft);
    },
  );

  it.each([
    { rhythm: 'daily' },
    { rhythm: 'constructor' },
    { times: 1 },
    { times: 13 },
    { times: 2.5 },
  ])('does not repeat as no booking can: %j', (change) => {
    const text = JSON.stringify({ ...draft, repeat: { ...draft.repeat, ...change } });
    expect(parsePlaceDraft(text)).toEqual({ ...draft, repeat: null });
  });

  it('leaves out a start that is none, and nothing else', () => {
    const text = JSON.stringify({
      ...draft,
      repeat: { ...draft.repeat, replaced: { a: 7, b: 'c' } },
    });
    expect(parsePlaceDraft(text).repeat).toEqual({ ...draft.repeat, replaced: { b: 'c' } });
  });

  it('yields to what the page has already, part by part', () => {
    expect(resumed(draft, emptyPlaceDraft)).toEqual(draft);
    const typed = { ...emptyPlaceDraft, place: 'd-benghazi', note: 'الحمام' };
    expect(resumed(draft, typed)).toEqual({ ...draft, place: 'd-benghazi', note: 'الحمام' });
  });
});
