import { expect, it } from 'vitest';

import { ApiProblem } from '../api/api-problem.ts';
import { refusedPlace } from './refused-place.ts';

const days = ['2026-12-24', null, '2026-12-01'];

it('is the line that the service names', () => {
  const fields = [
    { field: 'body.week.sunday', rule: 'format' },
    { field: 'body.leaves.2.lastDay', rule: 'format' },
  ];
  const error = new ApiProblem('VALIDATION_FAILED', 400, { fields });
  expect(refusedPlace(error, 'leaves', days)).toBe(2);
  expect(refusedPlace(error, 'seasons', days)).toBe(0);
});

it('is the line of the day that is past', () => {
  const error = new ApiProblem('EXCEPTION_IN_THE_PAST', 422, { day: '2026-12-01' });
  expect(refusedPlace(error, 'exceptions', days)).toBe(2);
  expect(refusedPlace(error, 'leaves', days)).toBe(0);
});

it('is the first line when no line is named', () => {
  expect(refusedPlace(null, 'leaves', days)).toBe(0);
});
