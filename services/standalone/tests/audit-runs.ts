import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { makeKey } from '@osta/audit/audit-keys';
import { partsOf } from '@osta/audit/run-parts';
import { recordRun, takeOver } from '@osta/audit/run-record';
import { verify, type Fault, type VerifyPlace } from '@osta/audit/verify';
import { patience } from '@osta/event-store/testing/patience';
import * as fc from 'fast-check';
import { Client } from 'pg';
import { describe, expect, it, vi } from 'vitest';

import { auditedSystem } from '../src/audited-system.ts';
import type { MarketHost } from './market-host.ts';
import { auditOf, type Audit } from './run-audit.ts';

/** A market and the audit of it. */
interface Subject {
  readonly market: MarketHost;
  readonly audit: Audit;
}

const unknown = '01980000-0000-7000-8000-0000000000fd';
const because = ['--reason', 'A person asked what they saw'] as const;

/** Returns a statement that changes the version of requests past the product. */
function forge(stray: string): string {
  return `update request.service_request set version = version ${stray} where id = any($1)`;
}

function cutOffNow(): never {
  throw new Error('cut off');
}

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
  describe('a verification that was cut off', () => {
    it('says the same as one that was not, wherever that was', async () => {
      const { market } = subject();
      const { database } = market;
      const { rows } = await database.query<{ readonly id: string }>(
        'select id from request.service_request order by id desc limit 2',
      );
      const forged = rows.map(({ id }) => id);
      await database.query(forge('+ 1'), [forged]);
      const aggregates = auditedSystem.aggregates.filter(({ schema }) => schema === 'request');
      const whole = await verify(database, { ...auditedSystem, aggregates });
      expect(whole.faults).toHaveLength(2);

      const cutOff = async (cut: number, resumes: string | null): Promise<string> => {
        let folded = 0;
        const cutting = aggregates.map((aggregate) => ({
          ...aggregate,
          deadlines: (state: unknown) => {
            folded += 1;
            if (folded > cut) throw new Error('cut off');
            return aggregate.deadlines(state);
          },
        }));
        const run = { command: 'verify', arguments: ['verify'], operator: 'tester' };
        const record = await recordRun(database, run);
        const runId = record.id;
        const parts = await partsOf<VerifyPlace, Fault>(database, { runId, resumes });
        const verifying = { parts, pageSize: 4 };
        await expect(
          verify(database, { ...auditedSystem, aggregates: cutting }, verifying),
        ).rejects.toThrow('cut off');
        await record.end(3);
        return runId;
      };
      // The second one goes on from before the middle, so that it can be cut off as well
      const place = fc.nat(Math.floor(whole.streams / 2) - 1);
      await fc.assert(
        fc.asyncProperty(place, place, async (first, second) => {
          const once = await cutOff(first, null);
          const twice = await cutOff(second, once);
          const parts = await partsOf<VerifyPlace, Fault>(database, {
            runId: null,
            resumes: twice,
          });
          const resumed = await verify(database, { ...auditedSystem, aggregates }, { parts });
          expect(resumed).toEqual(whole);
        }),
        { numRuns: 8 },
      );
      await database.query(forge('- 1'), [forged]);
    });

    it('is gone on with by its id, which must not have ended', async () => {
      const { market, audit } = subject();
      const aggregates = auditedSystem.aggregates.map((aggregate) =>
        aggregate.name === 'booking' ? { ...aggregate, deadlines: cutOffNow } : aggregate,
      );
      const directory = await mkdtemp(path.join(tmpdir(), 'osta-runs-'));
      const key = path.join(directory, 'key.pem');
      await makeKey(key);
      const signed = ['--checkpoints', path.join(directory, 'checkpoints')] as const;
      // A transaction anywhere in the cluster, of another test too, holds back what can be covered
      await vi.waitFor(async () => {
        const { out } = await audit('checkpoint', ...signed, '--key', key);
        expect(out).toContain('00000001.jsonl');
      }, patience);
      const whole = ['verify', ...signed, '--public-key', `${key}.pub`] as const;
      const lastRun = async (): Promise<string> =>
        JSON.parse((await audit('runs', '--json', '--limit', '2')).out)[1].id;

      const cutting = auditOf(market, { ...auditedSystem, aggregates });
      expect(await cutting(...whole)).toMatchObject({ code: 3, err: 'cut off\n' });
      const first = await lastRun();
      // One that goes on with it, and is cut off as well
      expect(await cutting('verify', '--resume', first)).toMatchObject({ code: 3 });
      const id = await lastRun();

      const fewer = { ...auditedSystem, aggregates: auditedSystem.aggregates.slice(1) };
      expect(await auditOf(market, fewer)('verify', '--resume', id)).toMatchObject({
        code: 2,
        err: expect.stringContaining('had other services'),
      });
      const other = new Client({ connectionString: market.databaseUrl });
      await other.connect();
      await takeOver(other, id);
      expect(await audit('verify', '--resume', id)).toMatchObject({
        code: 2,
        err: `Another run goes on with ${id}\n`,
      });
      await other.end();

      const resumed = await audit('verify', '--resume', id);
      expect(resumed).toEqual(await audit(...whole));
      expect(resumed.out).toMatch(/[1-9]\d* checkpoints, 0 faults/u);
      await rm(directory, { recursive: true });
      const ended = await lastRun();
      expect(await audit('verify', '--resume', ended)).toMatchObject({
        code: 2,
        err: `The run ${ended} has ended: 0\n`,
      });
      expect(await audit('verify', '--resume', unknown)).toMatchObject({ code: 2 });
    });
  });
}
