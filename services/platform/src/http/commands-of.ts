import type { Operation, Parsed, RefusalOf } from '@osta/contracts/operation';
import type { Opened } from '@osta/event-store/streams';

import { internalCommand, type Aggregate, type Command, type Deciding } from '../aggregate.ts';
import type { Decision, Refusal } from '../decider.ts';
import type { CommandRefusal, Done } from '../handle.ts';
import { routeOf, rowsOf, type Given, type Route } from './define-route.ts';
import type { PlainProblem } from './platform-problems.ts';
import type {
  Access,
  ImpliedProblem,
  ProblemRows,
  RefusalIn,
  RouteAnswer,
  RouteInput,
  Serving,
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

/** An operation that changes something, and refuses only what a table has rows for. */
interface Changing<Code extends string> extends Operation {
  readonly method: 'post' | 'put' | 'patch' | 'delete';
  readonly refusals?: readonly Code[];
}

/** The request's own content: path, query and body in one object. */
type Merged<Of extends Operation> = Fields<Parsed<Of, 'params'>> &
  Fields<Parsed<Of, 'query'>> &
  Fields<Parsed<Of, 'body'>>;
type Fields<Part> = Part extends undefined ? unknown : Part;

type Input<Of extends Operation, Who extends CallerAccess> = RouteInput<
  Parsed<Of, 'params'>,
  Parsed<Of, 'query'>,
  Parsed<Of, 'body'>,
  Who
>;

interface Verb<
  Content,
  Reason extends Refusal,
  Told extends Refusal,
  Who extends CallerAccess,
  Of extends Operation,
> {
  /** Returns the version that the caller saw, where the body holds it instead of `If-Match`. */
  readonly expected?: (input: Input<Of, Who>) => number;
  /** Adds the current state to a refusal, where its answer needs that. */
  readonly explain?: (
    refused: Reason | CommandRefusal,
    content: Content,
  ) => Promise<Told | CommandRefusal>;
}

interface WithContent<Content, Who extends CallerAccess, Of extends Operation> {
  /**
   * Returns the command's content, where it is more than path, query and body: who the caller is. The stream is
   * the caller's, too; any other one costs a round trip more.
   */
  readonly content: (input: Input<Of, Who>) => Content;
}

interface WithResponse<
  Answer,
  Told extends Refusal,
  Who extends CallerAccess,
  Of extends Operation,
> {
  /** Returns the route's answer, where it differs from the command's. Runs for retries too. */
  readonly respond: (
    done: Done<Answer>,
    input: Input<Of, Who>,
  ) => Promise<RouteAnswer<Parsed<Of, 'answer'>, Told, ImpliedProblem<Who>>>;
}

/** The decider may refuse nothing that the operation does not list. */
type NothingUnlisted<Listed extends string, Told extends Refusal> = [Told['code']] extends [Listed]
  ? unknown
  : { readonly decide: (...input: never[]) => Decision<unknown, RefusalIn<Listed>> };

/** The operation lists a refusal that its decider never answers: it is no part of the API. */
type NothingListedInVain<Listed, Told extends Refusal> = [Exclude<Listed, Told['code']>] extends [
  never,
]
  ? unknown
  : { readonly listedInVain: Exclude<Listed, Told['code']> };

/**
 * What a service adds to the operation of a command: who may issue it, its decider, and how it is answered.
 *
 * `content` may be omitted when path, query and body together are the content; `respond`, when the command's
 * answer fits the schema.
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
  Hidden extends string,
  Who extends CallerAccess,
  Of extends Operation,
> = Deciding<Content, Target, State, Produced, Reason, Facts> &
  Serving<Who> &
  Verb<Content, Reason, Told, Who, Of> &
  NothingUnlisted<RefusalOf<Of> | NoInfer<Hidden>, Told> &
  NothingListedInVain<RefusalOf<Of>, Told> & {
    /** Refusals that a platform problem hides. */
    readonly hidden?: { readonly [Code in Hidden]: PlainProblem };
  } & ([Merged<Of>] extends [Content]
    ? Partial<WithContent<Content, Who, Of>>
    : WithContent<Content, Who, Of>) &
  ([Answer] extends [Parsed<Of, 'answer'>]
    ? Partial<WithResponse<Answer, Told, Who, Of>>
    : WithResponse<Answer, Told, Who, Of>);

const platformCodes: ReadonlySet<string> = new Set<CommandRefusal['code']>([
  'CONTENDED',
  'IDEMPOTENCY_KEY_REUSED',
  'PRECONDITION_FAILED',
]);

/** Declares a command of an aggregate: its operation, and what the service adds. */
type DeclareCommand<Target, State, Event, Answer, Code extends string> = <
  Of extends Changing<Code>,
  Content,
  Produced extends Event,
  Reason extends Refusal,
  const Who extends CallerAccess,
  Facts = undefined,
  Told extends Refusal = Reason,
  Hidden extends string = never,
>(
  operation: Of,
  declaration: CommandDeclaration<
    Target,
    State,
    Answer,
    Content,
    Produced,
    Reason,
    Facts,
    Told,
    Hidden,
    Who,
    Of
  >,
) => RoutedCommand<Content, Answer, Reason>;

/**
 * Returns how the commands of one kind of aggregate are declared. Handler, route, OpenAPI document and
 * authorisation matrix follow from each declaration.
 *
 * In two stages, so that the compiler knows the aggregate and the operation before it looks at a declaration:
 * an error then names the member that is wrong.
 *
 * @param problems a row for every refusal that their operations list
 * @throws Error at start for mistakes that the compiler cannot see: a path parameter without a schema, an
 *   object schema that accepts unknown keys
 */
export function commandsOf<Target, State, Event, Answer, Code extends string>(
  aggregate: Aggregate<Target, State, Event, Answer>,
  problems: ProblemRows<Code>,
): DeclareCommand<Target, State, Event, Answer, Code> {
  return (operation, declaration) => command(aggregate, problems, operation, declaration);
}

function command<
  Target,
  State,
  Event,
  Answer,
  Content,
  Produced extends Event,
  Reason extends Refusal,
  Facts,
  Told extends Refusal,
  Hidden extends string,
  Who extends CallerAccess,
  Of extends Operation,
>(
  aggregate: Aggregate<Target, State, Event, Answer>,
  problems: ProblemRows,
  operation: Of,
  declaration: CommandDeclaration<
    Target,
    State,
    Answer,
    Content,
    Produced,
    Reason,
    Facts,
    Told,
    Hidden,
    Who,
    Of
  >,
): RoutedCommand<Content, Answer, Reason> {
  const name = operation.operationId;
  const { issue, streamOf, factsOf } = internalCommand<
    Target,
    State,
    Event,
    Answer,
    Content,
    Produced,
    Reason,
    Facts
  >(aggregate, { ...declaration, name });
  const { expected, explain, hidden = {} } = declaration;
  const own: Partial<WithContent<Content, Who, Of> & WithResponse<Answer, Told, Who, Of>> =
    declaration;
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
    input: Input<Of, Who>,
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

  const route = routeOf(operation, declaration, {
    query: operation.query,
    problems: new Map([...rowsOf(operation, problems), ...Object.entries<PlainProblem>(hidden)]),
    platformProblems: ['CONTENDED'],
    isIdempotent: operation.method === 'post' || (operation.idempotent ?? false),
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
