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

/** One kind of aggregate of a service, wired: what all its commands have in common. */
export interface Aggregate<Target, State, Event, Answer> {
  readonly streams: Streams<State, Event>;
  readonly fold: Fold<State, Event>;
  /** The stream that a command speaks to. */
  readonly streamOf: (target: Target) => string;
  /** What every command answers, now and to every retry: JSON. */
  readonly answer: (effect: Effect<State, Event>) => Answer;
}

/** A command that is declared and wired. */
export interface Command<Content, Answer, Reason extends Refusal> {
  /** Unique in the product: `acceptQuote`. */
  readonly name: string;
  /** Has the command take effect. Rejects only with what the database throws. */
  readonly issue: Handler<Content, Answer, Reason>;
  /** Answers a retry of what took effect, and has no effect itself. */
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

/** Reads what the decision needs besides the stream; at the same time as the stream, every attempt. */
interface WithFacts<Content, Facts> {
  readonly facts: (content: Content, context: CommandContext) => Promise<Facts>;
}

interface WithStream<Content> {
  /** Where the aggregate cannot tell the stream. A new one: `context.newId(0)`. */
  readonly streamOf: (content: Content, context: CommandContext) => string;
}

/**
 * What every declaration of a command says: its name, its decider, and what that needs.
 *
 * `facts` may be left out by a decider that takes none, `streamOf` by a command that names its aggregate;
 * by no others.
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
 * Declares a command that no route offers: timers, process managers and other code of the service issue
 * it. What a person asks for over HTTP is declared by `defineCommand`.
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
