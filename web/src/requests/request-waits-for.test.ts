import { Dirham } from '@osta/contracts/dirham';
import type { RequestSummary } from '@osta/contracts/request/api';
import { RequestStatus } from '@osta/contracts/request/status';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { requestWaitsFor } from './request-waits-for.ts';

const price: RequestSummary['bestPrice'] = { kind: 'fixed', amount: Dirham.parse(45_000) };

describe('a request', () => {
  it('waits for the professional without an offer, and for the customer with one', () => {
    expect(requestWaitsFor('professional', { status: 'open', bestPrice: null })).toBe(true);
    expect(requestWaitsFor('professional', { status: 'quoted', bestPrice: price })).toBe(false);
    expect(requestWaitsFor('customer', { status: 'open', bestPrice: null })).toBe(false);
    expect(requestWaitsFor('customer', { status: 'quoted', bestPrice: price })).toBe(true);
  });

  it('never waits for both sides, and for nobody once it is decided', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...RequestStatus.options),
        fc.constantFrom(null, price),
        (status, bestPrice) => {
          const waitsFor = (['customer', 'professional'] as const).filter((role) =>
            requestWaitsFor(role, { status, bestPrice }),
          );
          expect(waitsFor).toHaveLength(status === 'open' || status === 'quoted' ? 1 : 0);
        },
      ),
    );
  });
});
