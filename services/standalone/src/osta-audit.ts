#!/usr/bin/env node
import { runAudit } from '@osta/audit/cli';
import { processEnvironment } from '@osta/platform/config/read-config';
import { wrapKeysWith } from '@osta/platform/personal-data/wrapped-keys';

import { auditedSystem } from './audited-system.ts';
import { keySecretsOfTool } from './kept-secrets.ts';
import { operatorName } from './operator-name.ts';

wrapKeysWith(await keySecretsOfTool());
process.exitCode = await runAudit(process.argv.slice(2), auditedSystem, {
  databaseUrl: processEnvironment['DATABASE_URL'] ?? '',
  operator: operatorName(),
  isProduction: processEnvironment['OSTA_MODE'] === 'production',
  isTerminal: process.stderr.isTTY,
  checkpoints: {
    folder: processEnvironment['OSTA_AUDIT_CHECKPOINTS'],
    keyFile: processEnvironment['OSTA_AUDIT_KEY_FILE'],
  },
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
});
