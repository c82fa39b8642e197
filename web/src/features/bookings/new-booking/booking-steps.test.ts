import { describe, expect, it } from 'vitest';

import { stepReached } from '../../../forms/form-steps.ts';
import { askedStep, bookingSteps, stepFields } from './booking-steps.ts';
import { emptyPlaceDraft, type PlaceDraft } from './place-draft.ts';

describe('the steps of a booking', () => {
  it('begin with the time, which nothing else is asked before', () => {
    for (const step of [undefined, ...bookingSteps])
      expect(askedStep(undefined, step)).toBe('time');
  });

  it('go on with the place once a time is held, unless the address says otherwise', () => {
    expect(askedStep('hold', undefined)).toBe('place');
    for (const step of bookingSteps) expect(askedStep('hold', step)).toBe(step);
  });

  it('ask for every field, once', () => {
    expect(stepFields).toHaveLength(bookingSteps.length);
    expect(stepFields.flat().toSorted()).toEqual(Object.keys(emptyPlaceDraft).toSorted());
  });

  it('end with the check, not before the place is there', () => {
    const check = { fields: stepFields, asked: bookingSteps.indexOf('check'), isReady: true };
    expect(stepReached<PlaceDraft>(check, (name) => name !== 'place')).toBe(
      bookingSteps.indexOf('place'),
    );
    expect(stepReached<PlaceDraft>(check, () => true)).toBe(check.asked);
  });
});
