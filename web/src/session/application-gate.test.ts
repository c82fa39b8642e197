import type { ApplicationStatus } from '@osta/contracts/application/status';
import { expect, it } from 'vitest';

import { placeOf, type ApplicationPlace } from './application-gate.ts';

const places: { readonly [Status in ApplicationStatus]: ApplicationPlace } = {
  draft: 'form',
  submitted: 'pending',
  under_review: 'pending',
  changes_requested: 'form',
  approved: 'profile',
  rejected: 'rejected',
  withdrawn: 'form',
  lapsed: 'documents',
  suspended: 'unauthorized',
  revoked: 'unauthorized',
};

it('leads everybody to their place, by where their application stands', () => {
  expect(placeOf(null)).toBe('form');
  for (const status of Object.keys(places) as ApplicationStatus[]) {
    expect([status, placeOf({ status })]).toEqual([status, places[status]]);
  }
});
