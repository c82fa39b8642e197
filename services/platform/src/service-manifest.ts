import type { EventContent } from '@osta/contracts/event-content';
import type { ServiceContract } from '@osta/contracts/service-contract';
import type { Topic } from '@osta/contracts/topic';
import type { Deadline, Deadlines } from '@osta/event-store/deadline';
import type { ReadModel } from '@osta/subscription/read-model';

import type { Fold } from './decider.ts';
import type { ServiceModule } from './service-module.ts';
import type { Service } from './service.ts';

/** A snapshot table: one row per stream, the fold of the stream's events. */
export interface SnapshotTable {
  readonly topic: Topic;
  /** Name of the table, in the schema of the service. */
  readonly table: string;
  readonly fold: Fold<unknown, EventContent>;
  /** Returns the deadlines of a state, which the timers of the stream must match. */
  readonly deadlines: (state: unknown) => readonly Deadline[];
}

/**
 * The one declaration of a service. Hosts, edge, audit, API document, container checks and the product's tests
 * derive from it.
 *
 * Importing a manifest loads no running code: `create` loads the rest.
 */
export interface ServiceManifest<Running extends Service = Service> extends ServiceModule {
  /** The service's public contract. Its name is the name of the service. */
  readonly contract: ServiceContract;
  /** The path prefixes that it answers: `/api/requests`. */
  readonly paths: readonly string[];
  readonly snapshots: readonly SnapshotTable[];
  readonly readModels: readonly ReadModel[];
  create(...surroundings: Parameters<ServiceModule['create']>): Running | Promise<Running>;
}

/**
 * Declares the snapshot table of an aggregate, with the types of its fold erased, so that tables fit into one
 * list.
 */
export function snapshotTable<State, Event>(
  topic: Topic,
  table: string,
  fold: Fold<State, Event>,
  deadlines?: Deadlines<State>,
): SnapshotTable {
  return {
    topic,
    table,
    fold: {
      version: fold.version,
      initial: fold.initial,
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- events are read through the catalog, which gives the newest version: what the fold takes
      evolve: (state, event) => fold.evolve(state as State, event as Event),
    },
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the fold has made
    deadlines: (state) => deadlines?.of(state as State) ?? [],
  };
}
