import type { PlatformProblemCode } from '@osta/contracts/problem';
import type { Opened, Opening } from '@osta/event-store/streams';
import type { z } from 'zod';

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
  Upload,
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
  readonly params: z.ZodType | undefined;
  readonly query: z.ZodType | undefined;
  readonly body: z.ZodType | undefined;
  readonly upload: Upload | undefined;
  readonly answer: z.ZodType | undefined;
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
  readonly open?: (given: Given) => Promise<Opened<unknown> | null>;
}

/**
 * Declares an operation that is not a command: it reads, or changes what no aggregate records. Checks its types
 * and erases them, so that routes fit into one list.
 *
 * @throws Error at start for mistakes that the compiler cannot see: a path parameter without a schema, an
 *   object schema that accepts unknown keys
 */
export function defineRoute<
  const Who extends Access,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Answer extends z.ZodType = z.ZodUndefined,
  Rows extends ProblemRows = {},
  const Problem extends PlatformProblemCode = never,
>(definition: RouteDefinition<Who, Params, Query, Body, Answer, Rows, Problem>): Route {
  const { method, operationId, upload, answersFile, platformProblems = [] } = definition;
  const { path, summary, access, params, query, body, answer, ifMatch, rateLimit } = definition;
  return checked({
    method,
    path,
    operationId,
    summary,
    access,
    params,
    query,
    body,
    upload,
    answer,
    answersFile,
    status: definition.status ?? successOf(answer, answersFile),
    problems: new Map(Object.entries<ProblemRow | PlainProblem>(definition.problems ?? {})),
    platformProblems,
    isIdempotent: definition.idempotent ?? false,
    needsIfMatch: ifMatch ?? false,
    rateLimit,
    handle: definition.handle,
  });
}

/** Returns the default status of a success. */
export function successOf(answer: z.ZodType | undefined, answersFile?: string): 200 | 204 {
  return answer === undefined && answersFile === undefined ? 204 : 200;
}

/**
 * Checks a route and returns it.
 *
 * @throws Error for mistakes that the compiler cannot see
 */
export function checked(route: Route): Route {
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
function letsUnknownKeysPass(schema: z.ZodType): boolean {
  const { def } = schema;
  return def.type === 'object' && (!('catchall' in def) || def.catchall === undefined);
}
