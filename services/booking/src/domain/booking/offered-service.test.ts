import { later } from '@osta/contracts/instant';
import { expect, it } from 'vitest';

import { offered, today, tomorrow } from '../../testing/every-move.ts';
import { isFreeSlot, slotsAround } from './offered-service.ts';

const minute = 60_000;

it('says of every moment the same as the list of slots around it', () => {
  const taken = {
    startsAt: later(tomorrow, -30 * minute),
    endsAt: later(tomorrow, 150 * minute),
    startOfSameService: tomorrow,
  };
  const service = offered('instant', [taken]);
  const capped = { ...service.terms, rules: { ...service.terms.rules, dailyCap: 1 } };
  for (const one of [service, { ...service, terms: capped }]) {
    const listed = new Set(slotsAround(one, tomorrow, today).map(({ startsAt }) => startsAt));
    const moments = Array.from({ length: 4 * 24 * 4 }, (_, quarter) =>
      later(tomorrow, (quarter - 192) * 15 * minute),
    );
    const free = moments.filter((moment) => isFreeSlot(one, moment, today));
    expect(free).toEqual(moments.filter((moment) => listed.has(moment)));
    expect(free.length).toBeGreaterThan(10);
  }
});
