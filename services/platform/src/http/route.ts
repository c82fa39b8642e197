import type { AccountKind } from '@osta/contracts/account/kind';
import type { Locale } from '@osta/contracts/locale';
import type { PlatformProblemCode } from '@osta/contracts/problem';
import type { Logger } from 'pino';
import type { z } from 'zod';

import type { Principal } from '../auth/principal.ts';
import type { Refusal } from '../decider.ts';
import type { CommandContext } from '../handle.ts';

/**
 * Who may call a route. Deny by default: one without a row in the table of its service does not compile.
 *
 * `public`: anybody. `guest`: anybody, the principal is told when there is one. `signed-in`: any
 * session. `registered`: a session whose person has registered. A list of kinds: those, and nobody
 * else. `admin`: admins. Ownership is decided by the command or the query: a foreign id is 404.
 */
export type Access =
  | 'public'
  | 'guest'
  | 'signed-in'
  | 'registered'
  | 'admin'
  | readonly [AccountKind, ...AccountKind[]];

/** How often one caller may use a route. Per person, or per address where nobody is signed in. */
export interface RateLimit {
  readonly points: number;
  readonly seconds: number;
}

/** How one refusal looks to an HTTP client. */
export interface ProblemRow {
  readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 412 | 422 | 429 | 503;
  /** In English, for developers. People read the web's translation of the code. */
  readonly title: string;
}

/** One row per refusal: the compiler refuses a table with a row too few or too many. */
export type ProblemTable<Reason extends Refusal> = {
  readonly [Code in Reason['code']]: ProblemRow;
};

/** What the handler of a route is given. Everything in it has been checked. */
export interface RouteInput<Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** Only `public` and `guest` routes can see `null`. */
  readonly principal: Principal | null;
  readonly locale: Locale;
  /** Actor, time, idempotency key, correlation: ready for a command. Only on routes with `idempotent`. */
  readonly command: CommandContext;
  /** Only on routes with `upload`. */
  readonly file: UploadedFile | null;
  /** The version in `If-Match`; only on routes with `ifMatch`. */
  readonly expectedVersion: number | null;
  readonly log: Logger;
  /** The caller's address, and the raw headers for what a schema cannot say (cookies). */
  readonly address: string;
  readonly headers: Headers;
}

/** A file that came with a request. Nothing but its size has been checked: its name and type are words. */
export interface UploadedFile {
  readonly bytes: Uint8Array;
}

/** The one file that a route takes, in a multipart form. */
export interface Upload {
  /** Name of its field. */
  readonly field: string;
  readonly maxBytes: number;
}

/** A file as an answer. */
export interface FileAnswer {
  readonly bytes: Uint8Array;
  /** `image/webp` */
  readonly type: string;
}

/** What a handler answers: a body that fits the schema, or a refusal of the table. */
export type RouteAnswer<Body, Reason extends Refusal> =
  | {
      readonly status?: 200 | 201 | 202 | 204;
      readonly body: Body;
      readonly etag?: number;
      readonly headers?: Headers;
    }
  | { readonly file: FileAnswer; readonly headers?: Headers }
  | { readonly refused: Reason }
  | { readonly problem: PlatformProblemCode };

/**
 * Who may call what: one table per service, `src/http/policy.ts`, a row per operation. The only place
 * where access is decided; ownership is the business of commands and queries.
 */
export type Policy = Readonly<Record<string, Access>>;

/** One operation of the API: its schemas make the checks, the OpenAPI document and the types. */
export interface RouteDefinition<
  OperationId extends string,
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
  Reason extends Refusal,
> {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** `/api/requests/{requestId}` */
  readonly path: string;
  /** Unique in the API: `submitQuote`. A row of the policy. */
  readonly operationId: OperationId;
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** The file that a form brings, instead of a body. */
  readonly upload?: Upload;
  /** What a success answers; absent for 204 and for a file. */
  readonly answer?: Answer;
  /** The type of the file that a success answers: `image/webp`. */
  readonly answersFile?: string;
  /** Every refusal the handler can answer, with its status. */
  readonly problems?: ProblemTable<Reason>;
  /** `Idempotency-Key` is required: for every POST that creates or moves something. */
  readonly idempotent?: boolean;
  /** `If-Match` is required: for edits. Absent 428, stale 412. */
  readonly ifMatch?: boolean;
  readonly rateLimit?: RateLimit;
  readonly handle: (
    input: RouteInput<z.output<Params>, z.output<Query>, z.output<Body>>,
  ) => Promise<RouteAnswer<z.output<Answer>, Reason>>;
}
