import { recordRun } from '@osta/audit/run-record';
import { patience } from '@osta/event-store/testing/patience';
import { Client } from 'pg';
import { describe, expect, it, vi } from 'vitest';

import type { MarketHost } from './market-host.ts';
import type { Audit } from './run-audit.ts';

/** A market and the audit of it. */
interface Subject {
  readonly market: MarketHost;
  readonly audit: Audit;
}

const because = ['--reason', 'A person asked what they saw'] as const;

/** Tests the record of what the audit does. */
export function describeRuns(subject: () => Subject): void {
  describe('osta-audit runs', () => {
    it('records who ran the tool and why, and how it ended', async () => {
      await subject().audit('verify', ...because);
      await subject().audit(
        'rebuild',
        '--model',
        'notifications',
        '--into',
        'professional',
        ...because,
      );
      const { code, out } = await subject().audit('runs', '--json', '--limit', '3');
      expect(code).toBe(0);
      expect(JSON.parse(out)).toMatchObject([
        { command: 'runs', operator: 'tester', state: 'runs', exit_code: null },
        {
          command: 'rebuild',
          arguments: ['rebuild', '--model', 'notifications', '--into', 'professional', ...because],
          exit_code: 2,
        },
        {
          command: 'verify',
          reason: because[1],
          state: 'ended',
          exit_code: 0,
          counts: { faults: 0, streams: expect.any(Number) },
          milliseconds: expect.any(Number),
        },
      ]);
    });

    it('shows that a run did not end', async () => {
      const client = new Client({ connectionString: subject().market.databaseUrl });
      await client.connect();
      await recordRun(client, { command: 'diff', arguments: ['diff'], operator: 'killed' });
      expect((await subject().audit('runs', '--limit', '2')).out).toContain(': diff (runs)');
      await client.end();
      await vi.waitFor(async () => {
        const { out } = await subject().audit('runs', '--limit', '100');
        expect(out).toContain(': diff (did not end)');
      }, patience);
    });

    it.each(['update osta_audit.run set reason = null', 'delete from osta_audit.run_end'])(
      'cannot be changed: %s',
      async (statement) => {
        await expect(subject().market.database.query(statement)).rejects.toThrow('only grows');
      },
    );
  });
}
