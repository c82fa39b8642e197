import type { EventContent } from '@osta/contracts/event-content';
import type { ServiceContract } from '@osta/contracts/service-contract';
import type { Topic } from '@osta/contracts/topic';
import type { Deadline, Deadlines } from '@osta/event-store/deadline';
import type { ReadModel } from '@osta/subscription/read-model';

import type { Fold } from './decider.ts';
import type { ServiceModule } from './service-module.ts';
import type { Service } from './service.ts';

/** A table with one row per stream, which is the fold of the events of that stream. */
export interface SnapshotTable {
  readonly topic: Topic;
  /** In the schema of the service. */
  readonly table: string;
  readonly fold: Fold<unknown, EventContent>;
  /** The timers of a stream are those of its state. */
  readonly deadlines: (state: unknown) => readonly Deadline[];
}

/**
 * A service, declared once. Hosts, edge, audit, the API document, the checks of the containers and the
 * tests of the whole product derive what they need.
 *
 * It loads no code that runs: whoever only wants to know of a service reads its manifest. `create` loads
 * the rest.
 */
export interface ServiceManifest<Running extends Service = Service> extends ServiceModule {
  /** What other services may know of it. Its name is the name of the service. */
  readonly contract: ServiceContract;
  /** The paths that it answers, each with everything below it: `/api/requests`. */
  readonly paths: readonly string[];
  readonly snapshots: readonly SnapshotTable[];
  readonly readModels: readonly ReadModel[];
  create(...surroundings: Parameters<ServiceModule['create']>): Running | Promise<Running>;
}

/** Names the table of an aggregate, and takes the types off its fold, so that tables fit into one list. */
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
