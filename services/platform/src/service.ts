import type { IncomingMessage, Server, ServerResponse } from 'node:http';

import type { SubscriptionDefinition } from '@osta/subscription/subscription';

import type { Route } from './http/define-route.ts';
import type { TimerCommands } from './timers/timer-command.ts';

/** One folder of SQL migrations in Prisma's format, applied to the schema of one service. */
export interface ServiceMigrations {
  /** Postgres schema of the service, not shared with others. */
  readonly schema: string;
  /** Absolute folders with `<timestamp>_<name>/migration.sql`; applied together in order of name. */
  readonly directories: readonly string[];
}

/** A page of a service, outside the API and the web. Answers GET and HEAD, or POST: then it checks who sends. */
export interface Page {
  /** Default: `get`. */
  readonly method?: 'get' | 'post';
  readonly path: string;
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

/** A running service, as its host sees it. */
export interface Service {
  readonly name: string;
  readonly routes: readonly Route[];
  readonly subscriptions: readonly SubscriptionDefinition[];
  /** The commands of its deadlines. */
  readonly timers?: TimerCommands;
  /** Mounted behind the API and in front of the web. */
  readonly pages?: readonly Page[];
  /** Attaches to the HTTP server, for sockets. */
  readonly attach?: (server: Server) => void;
  /** Stops what the service itself started. The host stops routes and subscriptions. */
  stop(): Promise<void>;
}
