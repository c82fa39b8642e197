#!/usr/bin/env node
import { runAudit } from '@osta/audit/cli';
import { ConfigProblem, processEnvironment } from '@osta/platform/config/read-config';
import { unusableDatabase } from '@osta/platform/database/unusable-database';
import { wrapKeysWith } from '@osta/platform/personal-data/wrapped-keys';

import { auditedSystem } from './audited-system.ts';
import { keySecretsOfTool } from './kept-secrets.ts';
import { operatorName } from './operator-name.ts';

const databaseUrl = processEnvironment['DATABASE_URL'] ?? '';
try {
  wrapKeysWith(await keySecretsOfTool());
  process.exitCode = await runAudit(process.argv.slice(2), auditedSystem, {
    databaseUrl,
    operator: operatorName(),
    isProduction: processEnvironment['OSTA_MODE'] === 'production',
    isTerminal: process.stderr.isTTY,
    checkpoints: {
      folder: processEnvironment['OSTA_AUDIT_CHECKPOINTS'],
      keyFile: processEnvironment['OSTA_AUDIT_KEY_FILE'],
    },
    explain: (error) => unusableDatabase(error, databaseUrl),
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
  });
} catch (error) {
  if (!(error instanceof ConfigProblem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
