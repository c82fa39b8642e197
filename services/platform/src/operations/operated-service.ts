import type { ReadModel } from '@osta/subscription/read-model';
import type { Pool } from 'pg';

/** A service of this process, as admins operate it. */
export interface OperatedService {
  readonly name: string;
  readonly schema: string;
  /** For background work, which may take longer than a client's command. */
  readonly pool: Pool;
  /** Names of its subscriptions. */
  readonly subscriptions: readonly string[];
  readonly readModels: readonly ReadModel[];
}

/** Finds a service of this process by its name. */
export type FindService = (name: string) => OperatedService | undefined;
