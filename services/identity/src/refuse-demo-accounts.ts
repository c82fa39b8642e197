import { ConfigProblem } from '@osta/platform/config/read-config';
import type { Surroundings } from '@osta/platform/service-module';

import { demoAddresses } from './demo-accounts.ts';
import { findDemoAccount } from './refuse-demo-accounts.sql.ts';

/**
 * Stops production on a database with demo data: anybody could sign in as its admin.
 *
 * @throws ConfigProblem in production, if a demo account exists
 */
export async function refuseDemoAccounts({
  config,
  pools,
}: Pick<Surroundings, 'config' | 'pools'>): Promise<void> {
  if (!config.isProduction) return;
  const { rows } = await pools.read.query<{ readonly email: string }>(findDemoAccount, [
    Object.values(demoAddresses),
  ]);
  const [found] = rows;
  if (!found) return;
  throw new ConfigProblem(
    `The database holds demo accounts, whose password is public (${found.email}): give production a database of its own (DATABASE_URL or OSTA_DATA_DIR), or run the demo with OSTA_MODE=development.`,
  );
}
