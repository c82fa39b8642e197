import type { ServiceModule } from '@osta/platform/service-module';

import type { RequestPolicy } from './domain/request/request-policy.ts';
import { requestMigrations } from './migrations.ts';
import { createRequestService } from './service.ts';

/** What a host must know to run the service. */
export function requestModule(policy: RequestPolicy): ServiceModule {
  return {
    name: 'request',
    migrations: requestMigrations,
    create: (surroundings) => createRequestService(surroundings, policy),
  };
}
