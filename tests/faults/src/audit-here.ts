import { runAudit } from '@osta/audit/cli';

import { auditedSystem } from '../../../services/standalone/src/audited-system.ts';

/** What `osta-audit` has answered: its exit code, and what it has printed. */
export interface Audited {
  readonly code: number;
  readonly out: string;
}

/** Runs one command of `osta-audit` in this process. */
export type Audit = (...args: readonly string[]) => Promise<Audited>;

/** Returns `osta-audit` on a database. */
export function auditOf(databaseUrl: string): Audit {
  return async (...args) => {
    let out = '';
    const hear = (text: string): void => {
      out += text;
    };
    const surroundings = { databaseUrl, operator: 'faults', out: hear, err: hear };
    return { code: await runAudit(args, auditedSystem, surroundings), out };
  };
}
