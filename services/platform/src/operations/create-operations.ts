import { schemaOfTopic } from '@osta/contracts/schema-of-topic';
import type { Logger } from 'pino';

import { createPool } from '../database/create-pool.ts';
import { sharedSchema } from '../database/service-role.ts';
import type { Route } from '../http/define-route.ts';
import { openEvents } from '../personal-data/personal-data.ts';
import type { OperatedService } from './operated-service.ts';
import { parkedRoutes } from './parked-routes.ts';
import { rebuildRoutes } from './rebuild-routes.ts';
import { createRebuildWork } from './rebuild-work.ts';

export interface OperationsOptions {
  readonly services: readonly OperatedService[];
  readonly databaseUrl: string;
  readonly log: Logger;
}

/** What admins may do to the services of one process. */
export interface Operations {
  readonly routes: readonly Route[];
  /** Goes on with what a process before this one has left. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

/** Creates the operations of admins: parked streams and live rebuilds of the services in this process. */
export function createOperations({ services, databaseUrl, log }: OperationsOptions): Operations {
  const system = { sources: schemaOfTopic, open: openEvents };
  const work = createRebuildWork({ databaseUrl, system, log });
  // Exchanging tables takes their owner: the user of the URL, not the role of a service
  const owner = createPool({
    url: databaseUrl,
    schema: sharedSchema,
    role: null,
    use: 'background',
    application: 'rebuild',
    size: 2,
    log,
  });
  const find = (name: string): OperatedService | undefined =>
    services.find((service) => service.name === name);
  return {
    routes: [...parkedRoutes(find), ...rebuildRoutes(find, { system, work, owner })],
    resume: () => work.resume(services.flatMap(({ readModels }) => readModels)),
    async stop() {
      await work.stop();
      await owner.end();
    },
  };
}
