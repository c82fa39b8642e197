import type { Server } from 'node:http';

import type { SubscriptionDefinition } from '@osta/subscription/subscription';

import type { Route } from './http/define-route.ts';

/** One folder of SQL migrations in Prisma's format, applied to the schema of one service. */
export interface ServiceMigrations {
  /** Postgres schema of the service: its own, shared with nobody. */
  readonly schema: string;
  /** Absolute folders that hold `<timestamp>_<name>/migration.sql`; applied together in name order. */
  readonly directories: readonly string[];
}

/** A running service, as a process that hosts it sees it. */
export interface Service {
  readonly name: string;
  readonly routes: readonly Route[];
  readonly subscriptions: readonly SubscriptionDefinition[];
  /** Joins the HTTP server, for what is not request and answer (sockets). */
  readonly attach?: (server: Server) => void;
  /** Stops what the service itself started. Routes and subscriptions are stopped by the host. */
  stop(): Promise<void>;
}
