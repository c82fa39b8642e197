import type { Fragment, Streams } from '@osta/event-store/streams';

import type { Context, Decision, Fold, Refusal } from './decider.ts';
import {
  handle,
  type Effect,
  type FactsInStatement,
  type Handler,
  type OpenHandler,
  type ReadFacts,
  type StreamOf,
} from './handle.ts';

/** The wiring that all commands of one kind of aggregate share. */
export interface Aggregate<Target, State, Event, Answer> {
  readonly streams: Streams<State, Event>;
  readonly fold: Fold<State, Event>;
  /** Returns the stream of a command's target. */
  readonly streamOf: (target: Target) => string;
  /** Returns the answer of a command, now and for every retry. Must be JSON. */
  readonly answer: (effect: Effect<State, Event>) => Answer;
}

/** A command that is declared and wired. */
export interface Command<Content, Answer, Reason extends Refusal> {
  /** Unique in the product: `acceptQuote`. */
  readonly name: string;
  /** Executes the command. Rejects only with errors of the database. */
  readonly issue: Handler<Content, Answer, Reason>;
}

interface Verb<Content, State, Produced, Reason extends Refusal, Facts> {
  /** A `Decider`; the facts are its fourth argument. */
  readonly decide: (
    content: Content,
    state: State,
    context: Context,
    facts: Facts,
  ) => Decision<Produced, Reason>;
}

/** The facts that the decision needs besides the stream. */
interface WithFacts<Content, Facts> {
  readonly facts: ReadFacts<Content, Facts> | FactsInStatement<Content, Facts>;
}

interface WithStream<Content> {
  /** Returns the stream when the aggregate cannot tell it. A new stream: `newId(0)`. */
  readonly streamOf: StreamOf<Content>;
}

/**
 * The common part of every command declaration: its decider, and what the decider needs.
 *
 * Only a decider without facts may omit `facts`; only a command that names its aggregate may omit `streamOf`.
 */
export type Deciding<Content, Target, State, Produced, Reason extends Refusal, Facts> = Verb<
  Content,
  State,
  Produced,
  Reason,
  Facts
> &
  (undefined extends Facts ? Partial<WithFacts<Content, Facts>> : WithFacts<Content, Facts>) &
  ([Content] extends [Target] ? Partial<WithStream<Content>> : WithStream<Content>);

/** A command as its declaration wires it. */
export interface WiredCommand<Content, Answer, Reason extends Refusal, State> extends Command<
  Content,
  Answer,
  Reason
> {
  readonly issue: OpenHandler<Content, Answer, Reason, State>;
  readonly streamOf: StreamOf<Content>;
  /** Returns the part of an opening that reads the facts; undefined where they are read otherwise. */
  readonly factsOf: (content: Content, context: Pick<Context, 'now'>) => Fragment | undefined;
}

/**
 * Declares a command without a route, for timers, process managers and other code of the service.
 * `commandsOf` declares commands that people send over HTTP.
 */
export function internalCommand<
  Target,
  State,
  Event,
  Answer,
  Content,
  Produced extends Event,
  Reason extends Refusal,
  Facts = undefined,
>(
  aggregate: Aggregate<Target, State, Event, Answer>,
  declaration: Deciding<Content, Target, State, Produced, Reason, Facts> & {
    /** Unique in the product: `endPresence`. */
    readonly name: string;
  },
): WiredCommand<Content, Answer, Reason, State> {
  const { streams, fold, answer } = aggregate;
  const own: Partial<WithStream<Content> & WithFacts<Content, Facts>> = declaration;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a content that is no target has a stream of its own: see Deciding
  const streamOf = own.streamOf ?? (aggregate.streamOf as (content: unknown) => string);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- without a loader, Facts admits undefined: see Deciding
  const facts = own.facts ?? (async () => undefined as Facts);
  const { name, decide } = declaration;
  return {
    name,
    streamOf,
    factsOf: (content, context) =>
      typeof facts === 'object'
        ? { sql: facts.sql, values: facts.values(content, context) }
        : undefined,
    issue: handle({ streams, fold, decide, streamOf, facts, answer }),
  };
}
