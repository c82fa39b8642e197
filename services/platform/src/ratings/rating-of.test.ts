import { expect, it } from 'vitest';

import { ratingOf } from './rating-of.ts';

it('is the average of all stars, and how many gave each number', () => {
  expect(ratingOf([1, 0, 0, 0, 2])).toEqual({ average: 3.67, count: 3, ofStars: [1, 0, 0, 0, 2] });
});

it('is none when nobody has rated, or every review was taken off', () => {
  expect(ratingOf([0, 0, 0, 0, 0])).toBeNull();
});
