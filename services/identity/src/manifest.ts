import { identityContract } from '@osta/contracts/identity/contract';
import type { ServiceManifest } from '@osta/platform/service-manifest';

import { accountAggregate } from './commands/account-aggregate.ts';
import { identityHolds } from './identity-holds.ts';
import { identityMigrations } from './migrations.ts';
import { catalogueCopy } from './read-models/catalogue-copy.ts';
import { mailChoicesCopy } from './read-models/mail-choices-copy.ts';
import { membershipsCopy } from './read-models/memberships-copy.ts';
import { obligationsCopy } from './read-models/obligations-copy.ts';
import { refuseDemoAccounts } from './refuse-demo-accounts.ts';
import type { IdentityService } from './service.ts';

/**
 * Declares the service of credentials, sessions and accounts. `create` throws ConfigProblem for a
 * wrong environment.
 */
export const identityManifest: ServiceManifest<IdentityService> = {
  name: identityContract.name,
  contract: identityContract,
  paths: ['/api/auth', '/api/account', '/api/user', '/api/users', '/dev/mailbox'],
  migrations: identityMigrations,
  snapshots: [accountAggregate.snapshots],
  readModels: [
    obligationsCopy.model,
    membershipsCopy.model,
    catalogueCopy.model,
    mailChoicesCopy.model,
  ],
  holds: identityHolds,
  check: refuseDemoAccounts,
  async create(surroundings) {
    const [{ createIdentityService }, { readIdentityConfig }] = await Promise.all([
      import('./service.ts'),
      import('./config/identity-config.ts'),
    ]);
    return createIdentityService(surroundings, readIdentityConfig(surroundings.environment));
  },
};
