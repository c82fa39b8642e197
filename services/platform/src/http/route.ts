import type { AccountKind } from '@osta/contracts/account/kind';
import type { Locale } from '@osta/contracts/locale';
import type { PlatformProblemCode } from '@osta/contracts/problem';
import type { Logger } from 'pino';
import type { z } from 'zod';

import type { Principal } from '../auth/principal.ts';
import type { Refusal } from '../decider.ts';
import type { CommandContext } from '../handle.ts';
import type { PlainProblem } from './platform-problems.ts';

/**
 * Who may call a route. Deny by default: a declaration without access does not compile.
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

/** The principal that a handler is given: nobody where anybody may call, somebody where access asks for one. */
export type PrincipalOf<Who extends Access> = Who extends 'public'
  ? null
  : Who extends 'guest'
    ? Principal | null
    : Principal;

/** How often one caller may use a route. Per person, or per address where nobody is signed in. */
export interface RateLimit {
  readonly points: number;
  readonly seconds: number;
}

/** How one refusal looks to an HTTP client. */
export type ProblemRow = {
  /** In English, for developers. People read the web's translation of the code. */
  readonly title: string;
} & (
  | { readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 412 | 422 }
  /** After so many seconds it makes sense to ask again. */
  | { readonly status: 429 | 503; readonly retryAfter: number }
);

/**
 * One row per refusal: the compiler refuses a table with a row too few. A platform code instead of a row
 * hides the refusal: to the client it is that problem.
 */
export type ProblemTable<Reason extends Refusal> = {
  readonly [Code in Reason['code']]: ProblemRow | PlainProblem;
};

/** Rows by the code of their refusal. */
export type ProblemRows = Readonly<Record<string, ProblemRow | PlainProblem>>;

/** A refusal that has a row. */
export interface RefusalIn<Rows extends ProblemRows> extends Refusal {
  readonly code: Extract<keyof Rows, string>;
}

/** Refuses what a table has too many: a refusal that the route never answers is no part of the API. */
export type NoRowsBeside<Reason extends Refusal, Rows> = {
  readonly [Code in Exclude<keyof Rows, Reason['code']>]: never;
};

/** What the handler of a route is given. Everything in it has been checked. */
export interface RouteInput<Params, Query, Body, Who extends Access = Access> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly principal: PrincipalOf<Who>;
  readonly locale: Locale;
  /** Actor, time, correlation and idempotency key: ready for a command. A new key where the client sent none. */
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

/** Problems that a route answers without declaring them. */
export type ImpliedProblem<Who extends Access> =
  | 'UNAVAILABLE'
  | (Who extends 'public' | 'guest' ? never : 'UNAUTHENTICATED');

/** What a handler answers when it cannot answer the body. */
type Unanswered<Reason extends Refusal, Problem extends PlatformProblemCode> =
  | { readonly refused: Reason }
  | { readonly problem: Exclude<Problem, 'RATE_LIMITED'> }
  /** In so many seconds the caller may come again. */
  | { readonly problem: Extract<Problem, 'RATE_LIMITED'>; readonly retryAfter: number };

/** What a handler answers: a body that fits the schema, or a problem that the route declares. */
export type RouteAnswer<
  Body,
  Reason extends Refusal,
  Problem extends PlatformProblemCode = PlatformProblemCode,
> =
  | {
      readonly body: Body;
      readonly etag?: number;
      readonly headers?: Headers;
      /** A command answers as it did when it took effect: it does not count against the rate limit again. */
      readonly isRetry?: boolean;
    }
  | { readonly file: FileAnswer; readonly headers?: Headers }
  | Unanswered<Reason, Problem>;

/** What routes and commands declare alike: where they are, who may call them, what goes in and comes out. */
export interface Operation<
  Who extends Access,
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
> {
  /** `/api/requests/{requestId}` */
  readonly path: string;
  readonly summary: string;
  readonly access: Who;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** What a success answers; absent for 204 and for a file. */
  readonly answer?: Answer;
  /** Of a success. 200, or 204 where nothing is answered, unless it says otherwise. */
  readonly status?: 201 | 202;
  /** `If-Match` is required: for edits. Absent 428, stale 412. */
  readonly ifMatch?: boolean;
  readonly rateLimit?: RateLimit;
}

/** One operation that is no command: its schemas make the checks, the OpenAPI document and the types. */
export type RouteDefinition<
  Who extends Access,
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
  Rows extends ProblemRows,
  Problem extends PlatformProblemCode,
> = Operation<Who, Params, Query, Body, Answer> & {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Unique in the API: `listRequests`. */
  readonly operationId: string;
  /** The file that a form brings, instead of a body. */
  readonly upload?: Upload;
  /** The type of the file that a success answers: `image/webp`. */
  readonly answersFile?: string;
  /** A row for every refusal: the handler can answer no other one. */
  readonly problems?: Rows;
  /** Problems of the platform that the handler itself answers. */
  readonly platformProblems?: readonly Problem[];
  readonly handle: (
    input: RouteInput<z.output<Params>, z.output<Query>, z.output<Body>, Who>,
  ) => Promise<RouteAnswer<z.output<Answer>, RefusalIn<Rows>, Problem | ImpliedProblem<Who>>>;
};

/** Every refusal that a command can answer, with its row; absent where nothing is refused. */
export type ProblemsOf<Reason extends Refusal, Rows> = [Reason] extends [never]
  ? { readonly problems?: never }
  : { readonly problems: Rows & NoRowsBeside<Reason, Rows> };
