import { processEnvironment, type Environment } from '@osta/platform/config/read-config';
import type { ServiceModule, Surroundings } from '@osta/platform/service-module';

import { readIdentityConfig } from './config/identity-config.ts';
import { identityMigrations } from './migrations.ts';
import { refuseDemoAccounts } from './refuse-demo-accounts.ts';
import { createIdentityService, type IdentityService } from './service.ts';

/** Identity before it runs. */
export interface IdentityModule extends ServiceModule {
  create(surroundings: Surroundings): IdentityService;
}

/** What a host must know to run identity. `create` throws ConfigProblem for a wrong environment. */
export function identityModule(environment: Environment = processEnvironment): IdentityModule {
  return {
    name: 'identity',
    migrations: identityMigrations,
    check: refuseDemoAccounts,
    create: (surroundings) => createIdentityService(surroundings, readIdentityConfig(environment)),
  };
}
