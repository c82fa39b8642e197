import type { Trace } from '@osta/audit/trace';
import { patience } from '@osta/event-store/testing/patience';
import { describe, expect, it, vi } from 'vitest';

import type { Story } from './erasure-story.ts';
import type { MarketHost } from './market-host.ts';
import { plantedTraces } from './planted-traces.ts';

interface Subject {
  readonly market: MarketHost;
  readonly story: Story;
  /** Runs `osta-audit`; returns its exit code and what it printed: `0: …`. */
  readonly audit: (...args: readonly string[]) => Promise<string>;
}

/** Tests, after two people were erased, that the audit finds nothing of them, and what is left of them on purpose. */
export function describeEraseCheck(subject: () => Subject): void {
  describe('osta-audit erase-check', () => {
    it('finds nothing of them, and every column declared', async () => {
      const { audit, story } = subject();
      await vi.waitFor(async () => {
        expect(await audit('erase-check')).toMatch(
          /^0: 2 erased people, [1-9]\d* streams, 0 traces$/u,
        );
      }, patience);
      expect(await audit('erase-check', '--dry-run')).toMatch(/^0: 2 erased people would be/u);
      expect(await audit('erase-check', '--person', story.huda.id)).toMatch(
        /^2: .* is nobody who was erased$/u,
      );
    });

    it.each(plantedTraces)('names $fault in $place', async ({ plant, undo, ...expected }) => {
      const { audit, market, story } = subject();
      const named = (text: string): string =>
        text.replaceAll('$SALMA', story.salma.id).replaceAll('$REQUEST', story.requestOfSalma);
      await market.database.query(named(plant));
      const printed = await audit('erase-check', '--person', story.salma.id, '--json');
      await market.database.query(named(undo));
      expect(printed).toMatch(/^1: /u);
      expect(printed).not.toContain('planted-words');
      const { traces }: { readonly traces: readonly Trace[] } = JSON.parse(printed.slice(3));
      const places = traces.map(({ fault, person, schema, table, field }) => ({
        fault,
        place: `${schema}.${table}.${field}`,
        isOfSalma: person === story.salma.id,
      }));
      expect(places).toEqual([{ ...expected, isOfSalma: expected.fault !== 'undeclared' }]);
    });
  });
}
