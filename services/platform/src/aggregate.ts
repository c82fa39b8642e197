import type { Streams } from '@osta/event-store/streams';

import type { Context, Decision, Fold, Refusal } from './decider.ts';
import {
  handle,
  recall,
  type CommandContext,
  type Effect,
  type Handler,
  type Recall,
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
  /** Looks up the answer of an earlier execution; has no effect itself. */
  readonly recall: Recall<Content, Answer>;
}

interface Verb<Content, State, Produced, Reason extends Refusal, Facts> {
  /** Unique in the product: `acceptQuote`. */
  readonly name: string;
  /** A `Decider`; the facts are its fourth argument. */
  readonly decide: (
    content: Content,
    state: State,
    context: Context,
    facts: Facts,
  ) => Decision<Produced, Reason>;
}

/**
 * Reads the facts that the decision needs besides the stream. Runs in parallel with loading the stream, at
 * every attempt.
 */
interface WithFacts<Content, Facts> {
  readonly facts: (content: Content, context: CommandContext) => Promise<Facts>;
}

interface WithStream<Content> {
  /** Returns the stream when the aggregate cannot tell it. A new stream: `context.newId(0)`. */
  readonly streamOf: (content: Content, context: CommandContext) => string;
}

/**
 * The common part of every command declaration: its name, its decider, and what the decider needs.
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

/**
 * Declares a command without a route, for timers, process managers and other code of the service.
 * `defineCommand` declares commands that people send over HTTP.
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
  declaration: Deciding<Content, Target, State, Produced, Reason, Facts>,
): Command<Content, Answer, Reason> {
  const { streams, fold, answer } = aggregate;
  const own: Partial<WithStream<Content> & WithFacts<Content, Facts>> = declaration;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a content that is no target has a stream of its own: see Deciding
  const streamOf = own.streamOf ?? (aggregate.streamOf as (content: unknown) => string);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- without a loader, Facts admits undefined: see Deciding
  const facts = own.facts ?? (async () => undefined as Facts);
  const { name, decide } = declaration;
  return {
    name,
    issue: handle({ streams, fold, decide, streamOf, facts, answer }),
    recall: recall(streams, streamOf),
  };
}
