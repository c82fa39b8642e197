import { instantAt } from '@osta/contracts/instant-at';
import { QuoteStatus, RequestStatus } from '@osta/contracts/request/status';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { inboxOrder } from './inbox-order.ts';
import { requestWaitsFor } from './request-waits-for.ts';

const anyPage = fc.array(
  fc.record({
    status: fc.constantFrom(...RequestStatus.options),
    bestPrice: fc.constant(null),
    ownQuote: fc.constantFrom(null, null, ...QuoteStatus.options),
    hasDeclined: fc.boolean(),
    expiresAt: fc.option(
      fc.integer({ min: 0, max: 5 }).map((day) => instantAt(Date.UTC(2026, 10, 26 + day))),
    ),
  }),
  { maxLength: 12 },
);

it('asks first for the answer that is due first, and keeps the order of all others', () => {
  fc.assert(
    fc.property(anyPage, (page) => {
      const ordered = inboxOrder(page);
      const waiting = page.filter((request) => requestWaitsFor('professional', request));
      const [first, others] = [ordered.slice(0, waiting.length), ordered.slice(waiting.length)];
      expect(new Set(first)).toEqual(new Set(waiting));
      expect(others).toEqual(page.filter((request) => !waiting.includes(request)));
      const ends = first.map(({ expiresAt }) => expiresAt ?? '~');
      expect(ends).toEqual(ends.toSorted());
    }),
  );
});
