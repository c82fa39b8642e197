import { runAudit, type ExitCode } from '@osta/audit/cli';

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
export function auditOf(market: MarketHost): Audit {
  return async (...args) => {
    let out = '';
    let err = '';
    const code = await runAudit(args, auditedSystem, {
      databaseUrl: market.databaseUrl,
      operator: 'tester',
      out: (text) => (out += text),
      err: (text) => (err += text),
    });
    return { code, out, err };
  };
}
