import type { IncomingMessage, Server, ServerResponse } from 'node:http';

import type { Snapshots } from '@osta/event-store/postgres-streams';
import type { SubscriptionDefinition } from '@osta/subscription/subscription';

import type { Route } from './http/define-route.ts';
import type { ServiceTimers } from './timers/timer-command.ts';

/** One folder of SQL migrations in Prisma's format, applied to the schema of one service. */
export interface ServiceMigrations {
  /** Postgres schema of the service: its own, shared with nobody. */
  readonly schema: string;
  /** Absolute folders that hold `<timestamp>_<name>/migration.sql`; applied together in name order. */
  readonly directories: readonly string[];
}

/** What is neither the API nor the web: a page of a service's own. Answers GET and HEAD. */
export interface Page {
  readonly path: string;
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

/** A running service, as a process that hosts it sees it. */
export interface Service {
  readonly name: string;
  readonly routes: readonly Route[];
  readonly subscriptions: readonly SubscriptionDefinition[];
  /** What happens when the deadlines of its streams come. */
  readonly timers?: ServiceTimers;
  /** Of its aggregates: brought to the version of their folds before anybody is served. */
  readonly snapshots: readonly Snapshots[];
  /** Mounted behind the API and in front of the web. */
  readonly pages?: readonly Page[];
  /** Joins the HTTP server, for what is not request and answer (sockets). */
  readonly attach?: (server: Server) => void;
  /** Stops what the service itself started. Routes and subscriptions are stopped by the host. */
  stop(): Promise<void>;
}
