import { coarsePoint } from '@osta/contracts/coarse-point';
import type { GeoPoint } from '@osta/contracts/geo-point';
import { UserId } from '@osta/contracts/ids';
import { Instant, later } from '@osta/contracts/instant';
import { metersBetween } from '@osta/contracts/meters-between';
import { ActivityAreaChanged } from '@osta/contracts/professional/activity-area-changed';
import { LanguagesDeclared } from '@osta/contracts/professional/languages-declared';
import { ProfilePublished } from '@osta/contracts/professional/profile-published';
import { given } from '@osta/platform/testing/given';
import { placeList } from '@osta/reference/place-list';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { announcePresence } from './announce-presence.ts';
import { changeActivityArea } from './change-activity-area.ts';
import { profileDeadlines } from './deadlines.ts';
import { declareLanguages } from './declare-languages.ts';
import { declareNames } from './declare-names.ts';
import { endPresence } from './end-presence.ts';
import { profile } from './profile.ts';
import { withdrawPresence } from './withdraw-presence.ts';

const professionalId = UserId.parse('01980000-0000-7000-8000-00000000000c');
const now = Instant.parse('2026-03-01T09:00:00.000Z');
const context = { actor: professionalId, now, newId: () => professionalId };
const published = ProfilePublished.parse({
  type: 'osta.professional.profile-published',
  data: {
    categoryIds: ['plumbing'],
    placeId: 'm-tajura',
    headline: { ar: 'سباك', en: '' },
    experienceYears: 20,
  },
});
const area = ActivityAreaChanged.shape.data.parse({
  center: { latitude: 32.885, longitude: 13.19 },
  radiusMeters: 15_000,
  corners: null,
  placeIds: ['m-janzour'],
});
const until = later(now, 3_600_000);
const announced = {
  type: 'osta.professional.presence-announced',
  data: { until },
} as const;
const ended = (cause: 'withdrawn' | 'passed') =>
  ({ type: 'osta.professional.presence-ended', data: { cause } }) as const;

const anyPoint = fc.record({
  latitude: fc.double({ min: 19.1, max: 34.4, noNaN: true }),
  longitude: fc.double({ min: 8.6, max: 25.9, noNaN: true }),
});

describe('languages', () => {
  it('are told once each, in the order of the list', () => {
    given(profile, published)
      .when(declareLanguages, { professionalId, languages: ['tr', 'ar', 'tr'] }, context)
      .emits({
        type: 'osta.professional.languages-declared',
        data: { languages: ['ar', 'tr'] },
      });
  });

  it('need a published profile', () => {
    given(profile)
      .when(declareLanguages, { professionalId, languages: ['ar'] }, context)
      .refuses({ code: 'PROFILE_NOT_PUBLISHED' });
  });

  it('stay when the profile is published again', () => {
    const declared = LanguagesDeclared.parse({
      type: 'osta.professional.languages-declared',
      data: { languages: ['ar', 'en'] },
    });
    const state = [published, declared, published].reduce(profile.evolve, profile.initial);
    expect(state).toMatchObject({ languages: ['ar', 'en'] });
  });
});

describe('names', () => {
  const names = { ar: 'سالم الورفلي', en: '' };
  const declared = { type: 'osta.professional.names-declared', data: { names } } as const;

  it('are told in both languages, and stay when the profile is published again', () => {
    given(profile, published)
      .when(declareNames, { professionalId, names }, context)
      .emits(declared);
    const state = [published, declared, published].reduce(profile.evolve, profile.initial);
    expect(state).toMatchObject({ names });
  });

  it('need a published profile', () => {
    given(profile)
      .when(declareNames, { professionalId, names }, context)
      .refuses({ code: 'PROFILE_NOT_PUBLISHED' });
  });
});

describe('an activity area', () => {
  it('is stored to about 500 m, each place once', () => {
    const command = {
      professionalId,
      ...area,
      center: { latitude: 32.8871, longitude: 13.1913 },
      placeIds: [...area.placeIds, ...area.placeIds],
    };
    given(profile, published)
      .when(changeActivityArea, command, context)
      .emits({ type: 'osta.professional.activity-area-changed', data: area });
  });

  it('may be drawn: its corners are rounded, and its radius holds them', () => {
    const [a, b, c] = [
      { latitude: 32.8, longitude: 13.1 },
      { latitude: 32.8, longitude: 13.3 },
      { latitude: 32.92, longitude: 13.2 },
    ];
    const near = { latitude: 32.8011, longitude: 13.0992 };
    const command = { professionalId, ...area, corners: [near, a, b, c] };
    given(profile, published)
      .when(changeActivityArea, command, context)
      .emits({
        type: 'osta.professional.activity-area-changed',
        data: { ...area, radiusMeters: 13_962, corners: [a, b, c] },
      });
  });

  it.each([
    ['AREA_TOO_SMALL', [0, 0, 1, 1, 2, 2]],
    ['AREA_CROSSES_ITSELF', [0, 0, 9, 9, 9, 0, 0, 9]],
  ] as const)('is refused as %s', (code, cells) => {
    const corners = Array.from({ length: cells.length / 2 }, (_, n) => ({
      latitude: 32.8 + (cells[2 * n] ?? 0) * 0.005,
      longitude: 13.1 + (cells[2 * n + 1] ?? 0) * 0.005,
    }));
    given(profile, published)
      .when(changeActivityArea, { professionalId, ...area, corners }, context)
      .refuses({ code });
  });

  it('may be so large', () => {
    const corners = [1, 2, 3].map((n) => ({ latitude: 30 - n, longitude: 13 + n ** 2 }));
    given(profile, published)
      .when(changeActivityArea, { professionalId, ...area, corners }, context)
      .refuses({ code: 'AREA_TOO_LARGE', limitMeters: 200_000 });
  });

  it('needs a published profile', () => {
    given(profile)
      .when(changeActivityArea, { professionalId, ...area }, context)
      .refuses({ code: 'PROFILE_NOT_PUBLISHED' });
  });

  it('rounds every point by less than 400 m, and a rounded one by nothing', () => {
    fc.assert(
      fc.property(anyPoint, (point) => {
        const coarse = coarsePoint(point);
        expect(metersBetween(point, coarse)).toBeLessThan(400);
        expect(coarsePoint(coarse)).toEqual(coarse);
      }),
    );
  });
});

describe('a presence', () => {
  it('lasts as long as was said, and replaces the one before', () => {
    given(profile, published, announced)
      .when(announcePresence, { professionalId, minutes: 90 }, context)
      .emits({ ...announced, data: { until: later(now, 90 * 60_000) } });
  });

  it('has a deadline, which ends it once', () => {
    const state = [published, announced].reduce(profile.evolve, profile.initial);
    expect(profileDeadlines.of(state)).toEqual([{ name: 'end-presence', about: '', dueAt: until }]);
    const due = { ...context, now: until };
    given(profile, published, announced)
      .when(endPresence, { professionalId }, due)
      .emits(ended('passed'));
    given(profile, published, announced, ended('passed'))
      .when(endPresence, { professionalId }, due)
      .changesNothing();
    given(profile, published, announced)
      .when(endPresence, { professionalId }, context)
      .changesNothing();
  });

  it('can be withdrawn, once', () => {
    given(profile, published, announced)
      .when(withdrawPresence, { professionalId }, context)
      .emits(ended('withdrawn'));
    given(profile, published).when(withdrawPresence, { professionalId }, context).changesNothing();
  });
});

function middle(id: string): GeoPoint {
  const place = placeList.find((one) => one.id === id);
  if (!place) throw new Error(id);
  return { latitude: place.lat, longitude: place.lon };
}

describe('the way between two points', () => {
  it('is as long as on the map', () => {
    const kilometers = metersBetween(middle('m-tripoli-city'), middle('m-misrata-city')) / 1000;
    expect(kilometers).toBeGreaterThan(180);
    expect(kilometers).toBeLessThan(195);
  });

  it('is the same in both directions', () => {
    fc.assert(
      fc.property(anyPoint, anyPoint, (one, other) => {
        expect(metersBetween(one, other)).toBe(metersBetween(other, one));
      }),
    );
  });
});
