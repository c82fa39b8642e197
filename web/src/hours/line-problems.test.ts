import { expect, it } from 'vitest';

import { emptyException } from './availability-values.ts';
import {
  exceptionProblems,
  isPastAndSaved,
  leaveProblems,
  type LineProblem,
  seasonProblems,
} from './line-problems.ts';

const closed = {
  saturday: [],
  sunday: [],
  monday: [],
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
};
const wrong = { ...closed, sunday: [{ from: '09:00', to: null }] };
const limits = { today: '2026-12-10', savedDays: new Set(['2026-12-01']) };

it('are said of the season that has them', () => {
  const season = (from: string, to: string, week = closed) =>
    ({ kind: 'other', days: { from, to }, week }) as const;
  expect(
    seasonProblems([
      season('2027-01-01', '2027-01-31'),
      { ...season('', ''), days: null },
      season('2027-02-01', '2027-02-10', wrong as unknown as typeof closed),
      season('2027-01-31', '2027-02-05'),
      season('2027-03-01', '2027-03-02'),
    ]),
  ).toEqual([null, 'no-days', 'wrong-hours', 'seasons-overlap', null]);
});

it('are said of the leave that has no days', () => {
  expect(leaveProblems([{ from: '2027-01-01', to: '2027-01-02' }, null])).toEqual([
    null,
    'no-days',
  ]);
});

const [morning, noon] = [
  { from: '09:00', to: '13:00' },
  { from: '12:00', to: '15:00' },
];

it.each<readonly [LineProblem | null, object]>([
  [null, { day: '2026-12-10' }],
  [null, { day: '2026-12-01' }],
  [null, { day: '2026-12-11', ranges: [morning, noon] }],
  [null, { day: '2026-12-11', isOpen: true, ranges: [morning, { from: '13:00', to: '15:00' }] }],
  ['wrong-hours', { day: '2026-12-11', isOpen: true, ranges: [morning, noon] }],
  ['wrong-hours', { day: '2026-12-11', isOpen: true, ranges: [{ from: '22:00', to: '02:00' }] }],
  ['no-day', { day: null }],
  ['day-past', { day: '2026-12-09' }],
  ['day-twice', { day: '2026-12-24' }],
])('are %s for the single day %o', (problem, part) => {
  const first = { ...emptyException, day: '2026-12-24' };
  expect(exceptionProblems([first, { ...emptyException, ...part }], limits)).toEqual([
    null,
    problem,
  ]);
});

it('are not looked for first in days that are over and saved', () => {
  const days = ['2026-12-01', '2026-12-09', '2026-12-10', null];
  expect(days.map((day) => isPastAndSaved({ ...emptyException, day }, limits))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
