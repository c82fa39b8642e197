import type { ServiceModule } from '@osta/platform/service-module';

import type { IdentityConfig } from './config/identity-config.ts';
import { identityMigrations } from './migrations.ts';
import { createIdentityService, type IdentityService } from './service.ts';

/** Identity before it runs. */
export interface IdentityModule extends ServiceModule {
  create(...surroundings: Parameters<ServiceModule['create']>): IdentityService;
}

/** What a host must know to run identity. */
export function identityModule(config: IdentityConfig): IdentityModule {
  return {
    name: 'identity',
    migrations: identityMigrations,
    create: (surroundings) => createIdentityService(surroundings, config),
  };
}
