import { runAudit } from '@osta/audit/cli';
import { unusableDatabase } from '@osta/platform/database/unusable-database';
import { expect, it } from 'vitest';

import { auditedSystem } from './audited-system.ts';

/** Runs `osta-audit verify` on a database; returns its exit code and what it said. */
async function verify(databaseUrl: string, isExplained: boolean): Promise<string> {
  let said = '';
  const code = await runAudit(['verify'], auditedSystem, {
    databaseUrl,
    operator: 'tester',
    ...(isExplained && { explain: (error: unknown) => unusableDatabase(error, databaseUrl) }),
    out: (text) => (said += text),
    err: (text) => (said += text),
  });
  return `${code}: ${said}`;
}

// Nothing listens there; a name of several addresses has an error of each, and no message of all
const nowhere = 'postgres://osta:secret@localhost:1/osta';

it('says in one sentence that no database answers, without its password', async () => {
  expect(await verify(nowhere, true)).toBe(
    '3: The database at localhost:1 cannot be used. No Postgres answers there: start it, or correct DATABASE_URL.\n',
  );
  expect(await verify(nowhere, false)).toMatch(/^3: connect ECONNREFUSED [^\n]+\n$/u);
});

it.each(['', 'osta'])('asks for the address of the database instead of “%s”', async (address) => {
  expect(await verify(address, true)).toBe(
    '2: DATABASE_URL is missing or no address: give that of the database\n',
  );
});
