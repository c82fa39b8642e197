import type { ServiceContract } from '@osta/contracts/service-contract';
import type { HeldTable } from '@osta/subscription/held-table';
import type { ReadModel } from '@osta/subscription/read-model';

import type { ServiceModule } from './service-module.ts';
import type { Service } from './service.ts';

/**
 * The one declaration of a service. Hosts, edge, audit, API document, container checks and the product's tests
 * derive from it.
 *
 * Importing a manifest loads no running code: `create` loads the rest.
 */
export interface ServiceManifest<Running extends Service = Service> extends ServiceModule {
  /** The service's public contract. Its name is the name of the service. */
  readonly contract: ServiceContract;
  /**
   * The path prefixes that it answers: `/api/requests`. One with `*` for a segment is a place of that shape, also below
   * the prefix of another service.
   */
  readonly paths: readonly string[];
  readonly readModels: readonly ReadModel[];
  /** What its own tables hold of people, beside those of `heldEverywhere`. */
  readonly holds?: readonly HeldTable[];
  create(...surroundings: Parameters<ServiceModule['create']>): Running | Promise<Running>;
}
