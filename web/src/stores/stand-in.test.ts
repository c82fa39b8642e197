import { expect, it } from 'vitest';

import { colleaguesOf, freeFirst } from './stand-in.ts';
import type { StaffedService } from './store-staff.queries.ts';

type Offered = StaffedService['by'][number];

const at = (hour: string): string => `2026-11-30T${hour}:00:00.000Z`;

function doneBy(id: string, part: Partial<Offered['offering']> = {}): Offered {
  const offering = { id, away: null, nextFreeTimes: [at('09')], ...part };
  return { member: { id, fullName: id, title: '' }, offering } as unknown as Offered;
}

const [ahmed, salma, huda] = [doneBy('ahmed'), doneBy('salma'), doneBy('huda')];

it('asks of those who are there and have a time, not of who is absent', () => {
  const by = [
    doneBy('ahmed', { away: { lastDay: null } }),
    salma,
    doneBy('omar', { away: { lastDay: null } }),
    doneBy('aya', { nextFreeTimes: [] }),
    huda,
  ];
  expect(colleaguesOf('ahmed', by)).toEqual([salma, huda]);
  expect(colleaguesOf('ahmed', [ahmed])).toEqual([]);
});

it('chooses who is free first, and of two at the same time the one who is shown first', () => {
  const later = { ...huda, startsAt: at('10') };
  const first = { ...salma, startsAt: at('09') };
  const asEarly = { ...ahmed, startsAt: at('09') };
  expect(freeFirst([later, first, asEarly])).toBe(first);
  expect(freeFirst([later, asEarly, first])).toBe(asEarly);
  expect(freeFirst([])).toBeNull();
});
