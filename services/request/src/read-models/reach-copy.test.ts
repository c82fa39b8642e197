import type { EventEnvelope } from '@osta/contracts/envelope';
import { middleOf } from '@osta/contracts/middle-of';
import { madeEvent } from '@osta/event-store/testing/made-event';
import { PlaceId } from '@osta/reference/place-id';
import { expect, it } from 'vitest';

import { reachIn } from './reach-copy.ts';

const omar = '01980000-0000-7000-8000-00000000000c';
const nadia = '01980000-0000-7000-8000-00000000000d';
const home = middleOf(PlaceId.parse('m-tajura'));
const area = { center: home, radiusMeters: 5000, corners: null, placeIds: [] };
const few = { acceptsRequests: true, maxOpenRequests: 3, minBudget: null, serviceIds: null };

function told(
  subject: string,
  name: string,
  data: Readonly<Record<string, unknown>>,
): EventEnvelope {
  return madeEvent({ type: `osta.professional.${name}`, subject, data });
}

function published(subject: string, ...categoryIds: string[]): EventEnvelope {
  const headline = { ar: 'سباك', en: '' };
  const data = { categoryIds, placeId: 'm-tajura', headline, experienceYears: 20 };
  return told(subject, 'profile-published', data);
}

it('copies trades, area and rules, each by the last word on it', () => {
  const batch = [
    published(omar, 'plumbing'),
    told(omar, 'activity-area-changed', area),
    published(omar, 'hvac'),
    told(nadia, 'request-rules-saved', { ...few, maxOpenRequests: 1 }),
    told(nadia, 'request-rules-saved', few),
  ];
  expect(reachIn(batch)).toEqual([
    [omar, nadia],
    [JSON.stringify({ trades: ['hvac'], home }), null],
    [JSON.stringify(area), null],
    [null, JSON.stringify(few)],
    [],
  ]);
});

it('leaves out what changes nothing', () => {
  const batch = [told(omar, 'presence-ended', { cause: 'passed' })];
  expect(reachIn(batch)).toEqual([[], [], [], [], []]);
});
