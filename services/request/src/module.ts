import { processEnvironment, type Environment } from '@osta/platform/config/read-config';
import type { ServiceModule } from '@osta/platform/service-module';

import { readRequestPolicy } from './config/read-request-policy.ts';
import { requestMigrations } from './migrations.ts';
import { createRequestService } from './service.ts';

/** What a host must know to run the service. `create` throws ConfigProblem for a wrong environment. */
export function requestModule(environment: Environment = processEnvironment): ServiceModule {
  return {
    name: 'request',
    migrations: requestMigrations,
    create: (surroundings) => createRequestService(surroundings, readRequestPolicy(environment)),
  };
}
