// @module-tag volumes
import type { ServiceHarness } from '@osta/platform/testing/service-harness';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { asks, openAccounts, textOf } from './asks-about-addresses.ts';
import { startIdentity } from './browser.ts';

/**
 * No response time reveals whether an address has an account (ASVS 5.0 §6.3.8). Times are compared where they are
 * steady, in the quickest quarter: the slow ones are slow because of the machine, not of the address.
 */

let harness: ServiceHarness;
const pairs = 40;
/**
 * Less than half of what a password check costs. The two kinds alternate, so that noise meets both,
 * and the quick ones are compared: noise only ever adds.
 */
const milliseconds = 15;

beforeAll(async () => {
  harness = await startIdentity();
  await openAccounts(harness, pairs);
});

afterAll(() => harness.stop());

function lowerQuartile(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 4)] ?? 0;
}

describe.each(asks)('asking for a %s', (what, ask) => {
  it('gets the same answer as fast for known and unknown addresses', async () => {
    const known: number[] = [];
    const unknown: number[] = [];
    const texts = new Set<string>();
    for (let n = 0; n < pairs; n += 1) {
      const turns: readonly (readonly [number[], string])[] = [
        [known, `known-${what}-${n}@example.ly`],
        [unknown, `unknown-${what}-${n}@example.ly`],
      ];
      for (const [times, email] of n % 2 === 0 ? turns : turns.toReversed()) {
        const started = performance.now();
        const answer = await ask(harness, email);
        times.push(performance.now() - started);
        texts.add(textOf(answer));
      }
    }

    expect([...texts]).toHaveLength(1);
    expect(Math.abs(lowerQuartile(known) - lowerQuartile(unknown))).toBeLessThan(milliseconds);
  });
});
