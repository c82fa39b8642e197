import { patience } from '@osta/event-store/testing/patience';
import { testClient, type TestClient } from '@osta/platform/testing/test-client';
import { describe, expect, it, vi } from 'vitest';

import { signUp } from './erasure-story.ts';
import { startMarket, type MarketHost } from './market-host.ts';
import { findPeople, type Deal } from './principals.ts';
import { recordQuotes } from './record-quotes.ts';
import { auditOf, type Audit } from './run-audit.ts';

interface Subject {
  readonly market: MarketHost;
  readonly audit: Audit;
}

/** What one run of diff has said. */
interface Said {
  readonly differences: readonly unknown[];
  readonly unreadable: readonly unknown[];
  readonly events: number;
  readonly ahead: number;
}

/** Requests for marking as read that the limit of the operation lets pass. */
const mostMarks = 8;

/** Returns the runs that found something wrong. */
function alarms(said: readonly Said[]): readonly Said[] {
  return said.filter((run) => run.differences.length + run.unreadable.length > 0);
}

/** A market at work: who reads there, and between whom quotes go. */
interface AtWork extends Subject {
  readonly reader: TestClient;
  readonly people: { readonly deal: Pick<Deal, 'customerId' | 'professionalId'> };
}

/** Compares again and again, while quotes are recorded and read. */
async function runs(
  many: number,
  { market, audit, reader, people }: AtWork,
): Promise<readonly Said[]> {
  const said: Said[] = [];

  async function write(run: number): Promise<void> {
    for (let quote = 0; quote < 3; quote += 1) await recordQuotes({ market, people }, 1);
    if (run >= mostMarks) return;
    const marked = await reader.post('/api/notifications/mark-all-read');
    expect(marked.status).toBeLessThan(300);
  }

  for (let run = 0; run < many; run += 1) {
    const compared = audit('diff', '--model', 'notifications', '--json');
    await Promise.all([compared, write(run)]);
    said.push(JSON.parse((await compared).out));
  }
  return said;
}

/** Tests that diff is right while the projector lags and people read, one run after the other. */
export function describeUnderWrites(subject: () => Subject): void {
  describe('osta-audit diff while people work', () => {
    it('finds no difference', async () => {
      const { market, audit } = subject();
      const people = await findPeople(market);
      const reader = testClient(market.url, (await people.cookieOf('customer')) ?? '');
      const atWork = { market, audit, reader, people };
      const said = [...(await runs(3, atWork))];
      // What was recorded meanwhile counts from when the projector has applied it
      await vi.waitFor(async () => {
        said.push(...(await runs(1, atWork)));
        expect(said.at(-1)?.events).toBeGreaterThan(said[0]?.events ?? 0);
      }, patience);
      expect(alarms(said)).toEqual([]);
    });

    it(
      'finds no difference in 1,000 runs, some of them with a lag',
      { tags: 'all', timeout: 1_200_000 },
      async () => {
        // A market of two people: what a run reads is what the runs before it have written
        const market = await startMarket({ isOpen: false });
        const [customer, professional] = await Promise.all(
          ['customer', 'professional'].map((kind) =>
            signUp({ market }, { kind, name: kind, email: `${kind}@runs.example.ly` }),
          ),
        );
        const deal = { customerId: customer?.id ?? '', professionalId: professional?.id ?? '' };
        const reader = customer?.send ?? testClient(market.url);
        const audit = auditOf(market);
        const said = await runs(1000, { market, audit, reader, people: { deal } });
        await market.stop();
        expect(alarms(said)).toEqual([]);
        expect(said.filter(({ ahead }) => ahead > 0).length).toBeGreaterThan(0);
      },
    );
  });
}
