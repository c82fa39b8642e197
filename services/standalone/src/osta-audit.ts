#!/usr/bin/env node
import { userInfo } from 'node:os';

import { runAudit } from '@osta/audit/cli';
import { processEnvironment } from '@osta/platform/config/read-config';

import { auditedSystem } from './audited-system.ts';

/** Returns the account name on this machine; in a container there may be none. */
function operator(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}

process.exitCode = await runAudit(process.argv.slice(2), auditedSystem, {
  databaseUrl: processEnvironment['DATABASE_URL'] ?? '',
  operator: operator(),
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
});
