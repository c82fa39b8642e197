import { forgotten } from '@osta/contracts/personal-words';
import { testPool } from '@osta/event-store/testing/test-pool';
import { describe, expect, it } from 'vitest';

import { omar, serviceId } from '../testing/every-move.ts';
import { readBookedNames } from './booked-names.ts';

/** Never connected: words that are not sealed are not looked for. */
const pool = testPool('postgres://nowhere.invalid/none');

describe('the name of a booked service', () => {
  it.each([
    ['in the language of the reader', { ar: 'تسريب', en: 'A leak' }, 'A leak'],
    ['in the other language where there is no other', { ar: 'تسريب', en: '' }, 'تسريب'],
    [
      'that of the job once it is forgotten',
      { ar: '', en: forgotten },
      'Leak detection and repair',
    ],
    ['that of the job where none is kept', undefined, 'Leak detection and repair'],
  ])('is %s', async (_case, offeringName, expected) => {
    const booking = { professionalId: omar, serviceId, offeringName };
    const booked = await readBookedNames(pool, [booking], 'en');
    expect(booked(booking)).toBe(expected);
  });
});
