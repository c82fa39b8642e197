import type { AuditSystem } from '@osta/audit/audit-system';
import { runAudit, type ExitCode } from '@osta/audit/cli';
import { expect, vi } from 'vitest';

import { auditedSystem } from '../src/audited-system.ts';
import type { MarketHost } from './market-host.ts';

export interface AuditAnswer {
  readonly code: ExitCode;
  readonly out: string;
  readonly err: string;
}

/** Runs one command of `osta-audit`. */
export type Audit = (...args: readonly string[]) => Promise<AuditAnswer>;

/** Returns `osta-audit` on the database of a market, in this process. */
export function auditOf(
  market: Pick<MarketHost, 'databaseUrl'>,
  system: AuditSystem = auditedSystem,
): Audit {
  return async (...args) => {
    let out = '';
    let err = '';
    const code = await runAudit(args, system, {
      databaseUrl: market.databaseUrl,
      operator: 'tester',
      out: (text) => (out += text),
      err: (text) => (err += text),
    });
    return { code, out, err };
  };
}

/** Counts the timers of all services that are due: each becomes an event in a moment. */
async function dueTimers(database: MarketHost['database']): Promise<number> {
  const { rows } = await database.query<{ readonly schema: string }>(
    `select table_schema as schema from information_schema.tables where table_name = 'timer'`,
  );
  const counts = rows.map(
    ({ schema }) => `(select count(*) from "${schema}".timer where next_at <= now())`,
  );
  const due = await database.query<{ readonly due: number }>(
    `select (${counts.join(' + ')})::int as due`,
  );
  return due.rows[0]?.due ?? 0;
}

/**
 * Resolves when no timer is due, the projector has applied everything, and nothing new has come
 * since the last look.
 */
export async function untilSettled(audit: Audit, { database }: MarketHost): Promise<void> {
  let before: unknown;
  await vi.waitFor(
    async () => {
      const { out } = await audit('diff', '--model', 'notifications', '--quiet', '--json');
      const { events, ahead } = JSON.parse(out);
      const due = await dueTimers(database);
      const isSettled = due === 0 && ahead === 0 && events === before;
      before = events;
      expect(isSettled).toBe(true);
    },
    { timeout: 30_000, interval: 500 },
  );
}
