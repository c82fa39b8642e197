import type { AccountKind } from '@osta/contracts/account/kind';
import type { Locale } from '@osta/contracts/locale';
import type { Operation, Parsed, RefusalOf } from '@osta/contracts/operation';
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
  /**
   * Returns the name of a caller without a session who is known nevertheless, from the header `Cookie`; `null`: the address
   * counts. Thousands may share an address, and one of them uses up what it has.
   */
  readonly callerOf?: (cookies: string) => string | null;
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

/** Rows by the code of their refusal. A platform code instead of a row hides the refusal behind that problem. */
export type ProblemRows<Code extends string = string> = {
  readonly [Each in Code]: ProblemRow | PlainProblem;
};

/** A refusal with one of these codes. */
export interface RefusalIn<Code extends string> extends Refusal {
  readonly code: Code;
}

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

/** What a service adds to an operation, whether it is a command or not. */
export interface Serving<Who extends Access> {
  readonly access: Who;
  readonly rateLimit?: RateLimit;
}

/** What an operation that refuses something also needs. */
export interface WithProblems<Code extends string> {
  /** A row for every refusal of the operation. More of them do no harm: a service has one table. */
  readonly problems: ProblemRows<Code>;
}

/** An operation that is not a command. */
export type RouteDefinition<
  Of extends Operation,
  Who extends Access,
  Query,
  Problem extends PlatformProblemCode,
> = Serving<Who> & {
  /** Replaces the query of the operation: a cursor that only the service can read. */
  readonly query?: z.core.$ZodType<Query>;
  /** Problems of the platform that the handler itself answers; it cannot answer any other. */
  readonly platformProblems?: readonly Problem[];
  readonly handle: (
    input: RouteInput<Parsed<Of, 'params'>, Query, Parsed<Of, 'body'>, Who>,
  ) => Promise<
    RouteAnswer<
      Parsed<Of, 'answer'>,
      RefusalIn<RefusalOf<Of>>,
      NoInfer<Problem> | ImpliedProblem<Who>
    >
  >;
} & ([RefusalOf<Of>] extends [never] ? Partial<WithProblems<never>> : WithProblems<RefusalOf<Of>>);
