#!/usr/bin/env node
import { runAudit } from '@osta/audit/cli';
import { processEnvironment } from '@osta/platform/config/read-config';

import { auditedSystem } from './audited-system.ts';

process.exitCode = await runAudit(process.argv.slice(2), auditedSystem, {
  databaseUrl: processEnvironment['DATABASE_URL'] ?? '',
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
});
