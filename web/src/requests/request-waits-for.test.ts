import { Dirham } from '@osta/contracts/dirham';
import type { RequestSummary } from '@osta/contracts/request/api';
import { RequestStatus } from '@osta/contracts/request/status';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { requestWaitsFor } from './request-waits-for.ts';

const price: RequestSummary['bestPrice'] = { kind: 'fixed', amount: Dirham.parse(45_000) };
const asked = { status: 'open', bestPrice: null, ownQuote: null, hasDeclined: false } as const;
const offered = { ...asked, status: 'quoted', bestPrice: price } as const;

describe('a request', () => {
  it('waits for a professional who has neither offered nor declined', () => {
    expect(requestWaitsFor('professional', asked)).toBe(true);
    expect(requestWaitsFor('professional', { ...offered, ownQuote: 'submitted' })).toBe(false);
    expect(requestWaitsFor('professional', { ...asked, hasDeclined: true })).toBe(false);
  });

  it('waits for its customer once there is an offer', () => {
    expect(requestWaitsFor('customer', asked)).toBe(false);
    expect(requestWaitsFor('customer', offered)).toBe(true);
  });

  it('waits for nobody once it is decided', () => {
    const decided = RequestStatus.options.filter((status) => !['open', 'quoted'].includes(status));
    fc.assert(
      fc.property(
        fc.constantFrom(...decided),
        fc.constantFrom('customer', 'professional'),
        fc.constantFrom(null, price),
        (status, role, bestPrice) => {
          expect(requestWaitsFor(role, { ...asked, status, bestPrice })).toBe(false);
        },
      ),
    );
  });
});
