import type { z } from 'zod';

import type { Refusal } from '../decider.ts';
import type {
  Access,
  Policy,
  ProblemRow,
  RateLimit,
  RouteAnswer,
  RouteDefinition,
  RouteInput,
  Upload,
} from './route.ts';

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
  readonly problems: ReadonlyMap<string, ProblemRow>;
  readonly isIdempotent: boolean;
  readonly needsIfMatch: boolean;
  readonly rateLimit: RateLimit | undefined;
  handle(input: RouteInput<unknown, unknown, unknown>): Promise<RouteAnswer<unknown, Refusal>>;
}

/**
 * Checks the types of one operation and takes them off, so that routes fit into one list.
 *
 * @param policy of the service: says who may call it. An operation without a row does not compile
 * @throws Error at start for what the compiler cannot see: a missing row, a path parameter without a schema, an
 *   object that would let unknown keys pass
 */
export function defineRoute<
  Table extends Policy,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Answer extends z.ZodType = z.ZodUndefined,
  Reason extends Refusal = never,
>(
  policy: Table,
  definition: RouteDefinition<keyof Table & string, Params, Query, Body, Answer, Reason>,
): Route {
  const { params, query, body, answer, problems, operationId, path } = definition;
  const access = policy[operationId];
  // Only where the types have been got round
  if (access === undefined) throw new Error(`${operationId} has no row in the policy`);
  const { idempotent: isIdempotent = false, ifMatch: needsIfMatch = false } = definition;
  const route: Route = {
    method: definition.method,
    path,
    operationId,
    summary: definition.summary,
    access,
    params,
    query,
    body,
    upload: definition.upload,
    answer,
    answersFile: definition.answersFile,
    problems: new Map(Object.entries<ProblemRow>(problems ?? {})),
    isIdempotent,
    needsIfMatch,
    rateLimit: definition.rateLimit,
    handle: definition.handle,
  };

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

/** Only the object itself: what lies deeper is the business of the contract's own tests. */
function letsUnknownKeysPass(schema: z.ZodType): boolean {
  const { def } = schema;
  return def.type === 'object' && (!('catchall' in def) || def.catchall === undefined);
}
