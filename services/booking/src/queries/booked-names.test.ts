import { forgotten } from '@osta/contracts/personal-words';
import { catalogueNames } from '@osta/platform/catalogue/read-catalogue-names';
import { describe, expect, it } from 'vitest';

import { serviceId } from '../testing/every-move.ts';
import { bookedNames } from './booked-names.ts';

const catalogue = catalogueNames(new Map());
const words = new Map([
  ['sealed ar', 'تسريب'],
  ['sealed en', 'A leak'],
  ['lost', forgotten],
]);

describe('the name of a booked service', () => {
  it.each([
    ['in the language of the reader', { ar: 'sealed ar', en: 'sealed en' }, 'A leak'],
    ['in the other language where there is no other', { ar: 'sealed ar', en: '' }, 'تسريب'],
    ['that of the job once it is forgotten', { ar: '', en: 'lost' }, 'Leak detection and repair'],
    ['that of the job where none is kept', undefined, 'Leak detection and repair'],
    [
      'that of the job as admins call it now',
      undefined,
      'A new name',
      catalogueNames(new Map([[serviceId, { ar: 'اسم جديد', en: 'A new name' }]])),
    ],
  ])('is %s', (_case, offeringName, expected, called = catalogue) => {
    expect(bookedNames(words, called, 'en')({ serviceId, offeringName })).toBe(expected);
  });
});
