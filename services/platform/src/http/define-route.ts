import type { Operation, Parsed, Upload } from '@osta/contracts/operation';
import type { PlatformProblemCode } from '@osta/contracts/problem';
import type { Opened, Opening } from '@osta/event-store/streams';
import { z } from 'zod';

import type { Context, Refusal } from '../decider.ts';
import type { PlainProblem } from './platform-problems.ts';
import type {
  Access,
  ProblemRow,
  ProblemRows,
  RateLimit,
  RouteAnswer,
  RouteDefinition,
  RouteInput,
  Serving,
  WithProblems,
} from './route.ts';

/** A checked request, before it is known who sent it. */
export interface Given
  extends Pick<Opening, 'key' | 'caller' | 'counted'>, Pick<Context, 'now' | 'newId'> {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** A route with its types erased: all that the app and the OpenAPI document need. */
export interface Route {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** `/api/requests/{requestId}` */
  readonly path: string;
  readonly operationId: string;
  readonly summary: string;
  readonly access: Access;
  readonly params: z.core.$ZodType | undefined;
  readonly query: z.core.$ZodType | undefined;
  readonly body: z.core.$ZodType | undefined;
  readonly upload: Upload | undefined;
  readonly answer: z.core.$ZodType | undefined;
  readonly answersFile: string | undefined;
  /** Status of a success. */
  readonly status: number;
  readonly problems: ReadonlyMap<string, ProblemRow | PlainProblem>;
  /** The platform problems that the handler answers, besides the implied ones. */
  readonly platformProblems: readonly PlatformProblemCode[];
  /** Whether `Idempotency-Key` is required: true for commands that must not take effect twice. */
  readonly isIdempotent: boolean;
  readonly needsIfMatch: boolean;
  readonly rateLimit: RateLimit | undefined;
  /** @param opened what `open` returned */
  handle(
    input: RouteInput<unknown, unknown, unknown>,
    opened?: Opened<unknown>,
  ): Promise<RouteAnswer<unknown, Refusal>>;
  /** Only commands: finds the caller and loads the stream in one round trip. `null`: nobody is signed in. */
  readonly open: ((given: Given) => Promise<Opened<unknown> | null>) | undefined;
}

/**
 * Serves an operation that is not a command: it reads, or changes what no aggregate records. Checks its types
 * and erases them, so that routes fit into one list.
 *
 * @throws Error at start for mistakes that the compiler cannot see: a path parameter without a schema, an
 *   object schema that accepts unknown keys
 */
export function defineRoute<
  Of extends Operation,
  const Who extends Access,
  Query = Parsed<Of, 'query'>,
  const Problem extends PlatformProblemCode = never,
>(operation: Of, definition: RouteDefinition<Of, Who, Query, Problem>): Route {
  const { query = operation.query, platformProblems = [], handle } = definition;
  const own: Partial<WithProblems<string>> = definition;
  return routeOf(operation, definition, {
    query,
    problems: rowsOf(operation, own.problems ?? {}),
    platformProblems,
    isIdempotent: operation.idempotent ?? false,
    handle,
    open: undefined,
  });
}

/** Returns the rows of what an operation may refuse. */
export function rowsOf(
  { refusals = [] }: Operation,
  problems: ProblemRows,
): Map<string, ProblemRow | PlainProblem> {
  return new Map(
    refusals.flatMap((code) => {
      const row = problems[code];
      return row === undefined ? [] : [[code, row]];
    }),
  );
}

/**
 * Returns the route of an operation.
 *
 * @throws Error for mistakes that the compiler cannot see
 */
export function routeOf(
  operation: Operation,
  { access, rateLimit }: Serving<Access>,
  own: Pick<Route, 'query' | 'problems' | 'platformProblems' | 'isIdempotent' | 'handle' | 'open'>,
): Route {
  const { operationId, method, path, summary, params, body, upload, answer, answersFile } =
    operation;
  return checked({
    method,
    path,
    operationId,
    summary,
    access,
    params,
    body,
    upload,
    answer,
    answersFile,
    status: operation.status ?? (answer === undefined && answersFile === undefined ? 204 : 200),
    needsIfMatch: operation.ifMatch ?? false,
    rateLimit,
    ...own,
  });
}

/** @throws Error for mistakes that the compiler cannot see */
function checked(route: Route): Route {
  const { operationId, path, params, query, body } = route;
  if (path.includes('{') && !params) {
    throw new Error(`${operationId}: ${path} has parameters, but the route has no schema for them`);
  }
  for (const [part, schema] of Object.entries({ params, query, body })) {
    if (schema && letsUnknownKeysPass(schema)) {
      throw new Error(`${operationId}: ${part} must be a strict object`);
    }
  }
  return route;
}

/** Checks the object itself only; nested objects are covered by the contracts' tests. */
function letsUnknownKeysPass(schema: z.core.$ZodType): boolean {
  return schema instanceof z.ZodObject && schema.def.catchall === undefined;
}
