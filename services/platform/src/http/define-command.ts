import type { Opened } from '@osta/event-store/streams';
import type { z } from 'zod';

import { internalCommand, type Aggregate, type Command, type Deciding } from '../aggregate.ts';
import type { Refusal } from '../decider.ts';
import type { CommandRefusal, Done } from '../handle.ts';
import { checked, successOf, type Given, type Route } from './define-route.ts';
import type { PlainProblem } from './platform-problems.ts';
import type {
  Access,
  ImpliedProblem,
  Operation,
  ProblemRow,
  ProblemsOf,
  ProblemTable,
  RouteAnswer,
  RouteInput,
} from './route.ts';

/** Who may issue a command: always a person with a session. */
type CallerAccess = Exclude<Access, 'public' | 'guest'>;

/** A command with an HTTP route. */
export interface RoutedCommand<Content, Answer, Reason extends Refusal> extends Command<
  Content,
  Answer,
  Reason
> {
  readonly route: Route;
}

/** The request's own content: path, query and body in one object. */
type Merged<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType> = Fields<
  z.output<Params>
> &
  Fields<z.output<Query>> &
  Fields<z.output<Body>>;
type Fields<Part> = Part extends undefined ? unknown : Part;

type Input<
  Who extends CallerAccess,
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
> = RouteInput<z.output<Params>, z.output<Query>, z.output<Body>, Who>;

interface Verb<
  Content,
  Reason extends Refusal,
  Told extends Refusal,
  Who extends CallerAccess,
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
> {
  readonly method: 'post' | 'put' | 'patch' | 'delete';
  /** Whether `Idempotency-Key` is required. `post` always requires it. */
  readonly idempotent?: boolean;
  /** Returns the version that the caller saw, where the body holds it instead of `If-Match`. */
  readonly expected?: (input: Input<Who, Params, Query, Body>) => number;
  /** Adds the current state to a refusal, where its answer needs that. */
  readonly explain?: (
    refused: Reason | CommandRefusal,
    content: Content,
  ) => Promise<Told | CommandRefusal>;
}

interface WithContent<
  Content,
  Who extends CallerAccess,
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
> {
  /**
   * Returns the command's content, where it is more than path, query and body: who the caller is. The stream is
   * the caller's, too; any other one costs a round trip more.
   */
  readonly content: (input: Input<Who, Params, Query, Body>) => Content;
}

interface WithResponse<
  Answer,
  Told extends Refusal,
  Who extends CallerAccess,
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answered,
> {
  /** Returns the route's answer, where it differs from the command's. Runs for retries too. */
  readonly respond: (
    done: Done<Answer>,
    input: Input<Who, Params, Query, Body>,
  ) => Promise<RouteAnswer<Answered, Told, ImpliedProblem<Who>>>;
}

/**
 * The complete declaration of a command: decider, route, access and answer.
 *
 * `content` may be omitted when path, query and body together are the content; `respond`, when the command's
 * answer fits the schema. `name` is the operation id.
 */
export type CommandDeclaration<
  Target,
  State,
  Answer,
  Content,
  Produced,
  Reason extends Refusal,
  Facts,
  Told extends Refusal,
  Rows extends ProblemTable<Told>,
  Who extends CallerAccess,
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answered extends z.ZodType,
> = Deciding<Content, Target, State, Produced, Reason, Facts> &
  Operation<Who, Params, Query, Body, Answered> &
  Verb<Content, Reason, Told, Who, Params, Query, Body> &
  ProblemsOf<Told, Rows> &
  ([Merged<Params, Query, Body>] extends [Content]
    ? Partial<WithContent<Content, Who, Params, Query, Body>>
    : WithContent<Content, Who, Params, Query, Body>) &
  ([Answer] extends [z.output<Answered>]
    ? Partial<WithResponse<Answer, Told, Who, Params, Query, Body, z.output<Answered>>>
    : WithResponse<Answer, Told, Who, Params, Query, Body, z.output<Answered>>);

const platformCodes: ReadonlySet<string> = new Set<CommandRefusal['code']>([
  'CONTENDED',
  'IDEMPOTENCY_KEY_REUSED',
  'PRECONDITION_FAILED',
]);

/**
 * Declares a command with an HTTP route. Handler, route, OpenAPI document and authorisation matrix follow from
 * the declaration.
 *
 * @throws Error at start for mistakes that the compiler cannot see: a path parameter without a schema, an
 *   object schema that accepts unknown keys
 */
export function defineCommand<
  Target,
  State,
  Event,
  Answer,
  Content,
  Produced extends Event,
  Reason extends Refusal,
  const Who extends CallerAccess,
  Facts = undefined,
  Told extends Refusal = Reason,
  Rows extends ProblemTable<Told> = ProblemTable<Told>,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Answered extends z.ZodType = z.ZodUndefined,
>(
  aggregate: Aggregate<Target, State, Event, Answer>,
  declaration: CommandDeclaration<
    Target,
    State,
    Answer,
    Content,
    Produced,
    Reason,
    Facts,
    Told,
    Rows,
    Who,
    Params,
    Query,
    Body,
    Answered
  >,
): RoutedCommand<Content, Answer, Reason> {
  const { name, issue, streamOf, factsOf } = internalCommand<
    Target,
    State,
    Event,
    Answer,
    Content,
    Produced,
    Reason,
    Facts
  >(aggregate, declaration);
  const { method, idempotent = false, ifMatch = false, expected, explain } = declaration;
  const { path, summary, access, params, query, body, answer, rateLimit } = declaration;
  const own: Partial<
    WithContent<Content, Who, Params, Query, Body> &
      WithResponse<Answer, Told, Who, Params, Query, Body, z.output<Answered>>
  > = declaration;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `content` is left out only where these are the content
  const contentOfParts = merged as (parts: Pick<Given, 'params' | 'query' | 'body'>) => Content;
  const contentOf = own.content ?? contentOfParts;

  /** A command with `content` is about its caller. */
  async function open({ key, caller, counted, ...given }: Given): Promise<Opened<State> | null> {
    if (own.content) return aggregate.streams.open({ streamId: null, key, caller, counted });
    const content = contentOfParts(given);
    const streamId = streamOf(content, given);
    const facts = factsOf(content, given);
    return aggregate.streams.open({ streamId, key, caller, counted, facts });
  }

  async function handle(
    input: Input<Who, Params, Query, Body>,
    opened?: Opened<unknown>,
  ): Promise<RouteAnswer<unknown, Refusal>> {
    const content = contentOf(input);
    const version = expected ? expected(input) : input.expectedVersion;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- returned by `open`
    const loaded = opened as Opened<State> | undefined;
    const outcome = await issue(content, input.command, version, loaded);
    if (!outcome.ok) {
      const { refused } = outcome;
      const told: Refusal = explain ? await explain(refused, content) : refused;
      return isCommandRefusal(told) ? { problem: told.code } : { refused: told };
    }
    if (!own.respond) return { body: outcome.answer, etag: outcome.version };
    return own.respond(outcome, input);
  }

  const isIdempotent = method === 'post' || idempotent;

  const route = checked({
    method,
    path,
    operationId: name,
    summary,
    access,
    params,
    query,
    body,
    upload: undefined,
    answer,
    answersFile: undefined,
    status: declaration.status ?? successOf(answer),
    problems: new Map(Object.entries<ProblemRow | PlainProblem>(declaration.problems ?? {})),
    platformProblems: ['CONTENDED'],
    isIdempotent,
    needsIfMatch: ifMatch,
    rateLimit,
    handle,
    open,
  });
  return { name, issue, route };
}

/** Merges path, query and body into one object. Anything else is added by `content`: see CommandDeclaration. */
function merged({ params, query, body }: Pick<Given, 'params' | 'query' | 'body'>): object {
  return Object.assign({}, params, query, body);
}

function isCommandRefusal(refused: Refusal): refused is CommandRefusal {
  return platformCodes.has(refused.code);
}
