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
 * `public`: anybody. `guest`: anybody, with the principal when there is one. `signed-in`: any session.
 * `registered`: a session of a registered person. A list of kinds: those only. `admin`: admins. Ownership is
 * decided by the command or the query: a foreign id is 404.
 */
export type Access =
  | 'public'
  | 'guest'
  | 'signed-in'
  | 'registered'
  | 'admin'
  | readonly [AccountKind, ...AccountKind[]];

/** The principal of a handler: none where anybody may call, one where access requires it. */
export type PrincipalOf<Who extends Access> = Who extends 'public'
  ? null
  : Who extends 'guest'
    ? Principal | null
    : Principal;

/** Limits the calls of one caller to a route: per person, or per address without a session. */
export interface RateLimit {
  readonly points: number;
  readonly seconds: number;
}

/** The HTTP form of one refusal. */
export type ProblemRow = {
  /** In English, for developers. The web translates the code for people. */
  readonly title: string;
} & (
  | { readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 412 | 422 }
  /** Seconds after which a retry makes sense. */
  | { readonly status: 429 | 503; readonly retryAfter: number }
);

/**
 * One row per refusal: the compiler rejects a missing row. A platform code instead of a row hides the refusal
 * behind that problem.
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

/** Rejects extra rows of a table: a refusal that the route never answers is no part of the API. */
export type NoRowsBeside<Reason extends Refusal, Rows> = {
  readonly [Code in Exclude<keyof Rows, Reason['code']>]: never;
};

/** The input of a route's handler. Everything in it has been validated. */
export interface RouteInput<Params, Query, Body, Who extends Access = Access> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly principal: PrincipalOf<Who>;
  readonly locale: Locale;
  /** Actor, time, correlation and idempotency key for a command. A new key where the client sent none. */
  readonly command: CommandContext;
  /** Only on routes with `upload`. */
  readonly file: UploadedFile | null;
  /** The version in `If-Match`; only on routes with `ifMatch`. */
  readonly expectedVersion: number | null;
  readonly log: Logger;
  /** The caller's address; raw headers are for what no schema covers (cookies). */
  readonly address: string;
  readonly headers: Headers;
}

/** An uploaded file. Only its size is checked; its name and type are the client's claims. */
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

/** What a handler answers instead of a body. */
type Unanswered<Reason extends Refusal, Problem extends PlatformProblemCode> =
  | { readonly refused: Reason }
  | { readonly problem: Exclude<Problem, 'RATE_LIMITED'> }
  /** Seconds until the caller may call again. */
  | { readonly problem: Extract<Problem, 'RATE_LIMITED'>; readonly retryAfter: number };

/** The answer of a handler: a body that fits the schema, or a declared problem. */
export type RouteAnswer<
  Body,
  Reason extends Refusal,
  Problem extends PlatformProblemCode = PlatformProblemCode,
> =
  | { readonly body: Body; readonly etag?: number; readonly headers?: Headers }
  | { readonly file: FileAnswer; readonly headers?: Headers }
  | Unanswered<Reason, Problem>;

/** The common declaration of routes and commands: path, access, input and output. */
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
  /** Schema of a success; absent for 204 and for a file. */
  readonly answer?: Answer;
  /** Status of a success; default 200, or 204 without an answer. */
  readonly status?: 201 | 202;
  /** Whether `If-Match` is required, for edits: 428 when absent, 412 when stale. */
  readonly ifMatch?: boolean;
  readonly rateLimit?: RateLimit;
}

/** An operation that is not a command. Checks, OpenAPI document and types follow from its schemas. */
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
  /** The uploaded file, instead of a body. */
  readonly upload?: Upload;
  /** Content type of a file answer: `image/webp`. */
  readonly answersFile?: string;
  /** A row for every refusal; the handler cannot answer any other. */
  readonly problems?: Rows;
  /** Whether `Idempotency-Key` is required. The handler then gives a repeated key the same answer. */
  readonly idempotent?: boolean;
  /** Problems of the platform that the handler itself answers; it cannot answer any other. */
  readonly platformProblems?: readonly Problem[];
  readonly handle: (
    input: RouteInput<z.output<Params>, z.output<Query>, z.output<Body>, Who>,
  ) => Promise<
    RouteAnswer<z.output<Answer>, RefusalIn<Rows>, NoInfer<Problem> | ImpliedProblem<Who>>
  >;
};

/** A row for every refusal of a command; absent when it refuses nothing. */
export type ProblemsOf<Reason extends Refusal, Rows> = [Reason] extends [never]
  ? { readonly problems?: never }
  : { readonly problems: Rows & NoRowsBeside<Reason, Rows> };
