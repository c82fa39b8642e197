import { middleOf } from '@osta/contracts/middle-of';
import { madeEvent } from '@osta/event-store/testing/made-event';
import { PlaceId } from '@osta/reference/place-id';
import { expect, it } from 'vitest';

import { workPlacesIn } from './work-places-copy.ts';

const omar = '01980000-0000-7000-8000-00000000000c';
const salma = '01980000-0000-7000-8000-00000000000a';
const placeId = PlaceId.parse('m-tajura');
const center = { latitude: 32.5, longitude: 13 };

function published(subject: string) {
  const data = {
    categoryIds: ['plumbing'],
    placeId,
    headline: { ar: '', en: '' },
    experienceYears: 3,
  };
  return madeEvent({ type: 'osta.professional.profile-published', subject, data });
}

function moved(subject: string) {
  const data = { center, radiusMeters: 20_000, corners: null, placeIds: [] };
  return madeEvent({ type: 'osta.professional.activity-area-changed', subject, data });
}

it('takes the middle of the place until they choose a point, which stays', () => {
  const { latitude, longitude } = middleOf(placeId);
  expect(workPlacesIn([published(omar)])).toEqual([[omar], [latitude], [longitude], [false], []]);
  const chosen = [[omar], [32.5], [13], [true], []];
  expect(workPlacesIn([published(omar), moved(omar)])).toEqual(chosen);
  expect(workPlacesIn([moved(omar), published(omar)])).toEqual(chosen);
});

it('names the erased', () => {
  const erased = madeEvent({ type: 'osta.account.account-erased', subject: salma });
  expect(workPlacesIn([moved(omar), erased])).toEqual([[omar], [32.5], [13], [true], [salma]]);
});

it('names each professional of a batch once', () => {
  expect(workPlacesIn([moved(omar), published(salma), moved(salma), moved(omar)])[0]).toEqual([
    omar,
    salma,
  ]);
});
