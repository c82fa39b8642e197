import { describe, expect, it } from 'vitest';

import { nextStep, profileSteps, type ProfileStepId } from './profile-completeness.ts';

type Facts = Parameters<typeof profileSteps>[0];

const bare: NonNullable<Facts['profile']> = {
  area: null,
  pictures: [],
  equipments: [],
  headlines: { ar: 'نصلح كل تسريب', en: '' },
  languages: [],
};
const whole: NonNullable<Facts['profile']> = {
  area: { radiusMeters: 5_000, places: [] },
  pictures: [{ id: '01930000-0000-7000-8000-000000000001', alt: 'حوض' }],
  equipments: ['كاميرا فحص مواسير'],
  headlines: { ar: 'نصلح كل تسريب', en: 'Every leak mended' },
  languages: ['ar'],
};

const open = (facts: Facts): readonly ProfileStepId[] =>
  profileSteps(facts)
    .filter(({ isDone }) => !isDone)
    .map(({ id }) => id);

describe('the completeness of a profile', () => {
  it('begins with its publication, and leaves nothing of it as done', () => {
    expect(open({ profile: null, hasPhoto: false, hasServices: true })).toEqual([
      'published',
      'photo',
      'services',
      'area',
      'pictures',
      'equipments',
      'both-languages',
      'languages',
    ]);
  });

  it('is whole with all of it', () => {
    const steps = profileSteps({ profile: whole, hasPhoto: true, hasServices: true });
    expect(steps.every(({ isDone }) => isDone)).toBe(true);
    expect(nextStep(steps)).toBeNull();
  });

  const lacks: readonly (readonly [ProfileStepId, Partial<Facts>])[] = [
    ['photo', { hasPhoto: false }],
    ['services', { hasServices: false }],
    ['area', { profile: { ...whole, area: null } }],
    ['pictures', { profile: { ...whole, pictures: [] } }],
    ['equipments', { profile: { ...whole, equipments: [] } }],
    ['both-languages', { profile: { ...whole, headlines: bare.headlines } }],
    ['languages', { profile: { ...whole, languages: [] } }],
  ];

  it.each(lacks)('lacks %s alone where that alone is missing', (id, lacking) => {
    const facts = { profile: whole, hasPhoto: true, hasServices: true, ...lacking };
    expect(open(facts)).toEqual([id]);
    expect(nextStep(profileSteps(facts))?.id).toBe(id);
  });

  it('names next what is worth most', () => {
    const published = { profile: bare, hasPhoto: false, hasServices: false };
    expect(nextStep(profileSteps(published))?.id).toBe('photo');
    expect(nextStep(profileSteps({ ...published, hasPhoto: true }))?.id).toBe('services');
  });

  it('does not show as open what is not known yet', () => {
    expect(open({ profile: whole, hasPhoto: true, hasServices: undefined })).toEqual([]);
  });

  it('needs publication, services and an area, and gains by the rest', () => {
    const steps = profileSteps({ profile: null, hasPhoto: false, hasServices: false });
    expect(steps.filter(({ isNeeded }) => isNeeded).map(({ id }) => id)).toEqual([
      'published',
      'services',
      'area',
    ]);
  });
});
