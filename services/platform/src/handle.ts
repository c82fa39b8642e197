import type { CorrelationId } from '@osta/contracts/ids';
import type { Idempotency, Settled, Streams } from '@osta/event-store/streams';
import type { Logger } from 'pino';

import {
  refuse,
  type Accepted,
  type Context,
  type Decision,
  type Fold,
  type Refusal,
  type Refused,
  type Unchanged,
} from './decider.ts';

const attempts = 3;

/** What a command needs besides its content. */
export interface CommandContext extends Context {
  /** One intention: the same key has one effect and one answer. */
  readonly idempotency: Idempotency;
  readonly correlationId: CorrelationId;
  /** The idempotency key, or the event, that caused the command. */
  readonly causationId: string;
  readonly log: Logger;
}

/** The refusals of the command handler itself. Each is a `PlatformProblemCode`. */
export interface CommandRefusal extends Refusal {
  /**
   * `CONTENDED`: other writers won every attempt; a retry may succeed.
   * `IDEMPOTENCY_KEY_REUSED`: the key had an effect with other content.
   * `PRECONDITION_FAILED`: the stream is not at the version that the caller saw.
   */
  readonly code: 'CONTENDED' | 'IDEMPOTENCY_KEY_REUSED' | 'PRECONDITION_FAILED';
}

/** The command took effect: now, or the first time its key was used. */
export interface Done<Answer> {
  readonly ok: true;
  readonly answer: Answer;
  /** Version of the stream right after the effect. */
  readonly version: number;
  /** Whether the key had its effect before; then this is the answer given at that time. */
  readonly isRetry: boolean;
}

export type Outcome<Answer, Reason extends Refusal> =
  | Done<Answer>
  | Refused<Reason | CommandRefusal>;

/** A command wired to its streams. Rejects only with errors of the database. */
export type Handler<Command, Answer, Reason extends Refusal> = (
  command: Command,
  context: CommandContext,
  /** The version that the caller saw (`If-Match`); `null` or absent: any version. */
  expectedVersion?: number | null,
) => Promise<Outcome<Answer, Reason>>;

/** The input of an answer. */
export interface Effect<State, Event> {
  readonly streamId: string;
  /** The state after `events`. */
  readonly state: State;
  readonly version: number;
  /** Empty when the state was already as the command wanted it. */
  readonly events: readonly Event[];
}

interface Wiring<
  Command,
  State,
  Event,
  Produced extends Event,
  Reason extends Refusal,
  Answer,
  Facts,
> {
  readonly streams: Streams<State, Event>;
  readonly fold: Fold<State, Event>;
  /** A `Decider`; the facts are its fourth argument. */
  readonly decide: (
    command: Command,
    state: State,
    context: Context,
    facts: Facts,
  ) => Decision<Produced, Reason>;
  /** Returns the stream of the command. A new stream: `context.newId(0)`. */
  readonly streamOf: (command: Command, context: CommandContext) => string;
  /** Returns the answer of the command, now and for every retry. Must be JSON. */
  readonly answer: (effect: Effect<State, Event>) => Answer;
}

/**
 * Reads the facts that the decision needs besides the stream. Runs in parallel with loading the stream, at
 * every attempt.
 */
interface WithFacts<Command, Facts> {
  readonly facts: (command: Command, context: CommandContext) => Promise<Facts>;
}

/** How to handle a command. Only a decider without facts may omit `facts`. */
export type Handling<
  Command,
  State,
  Event,
  Produced extends Event,
  Reason extends Refusal,
  Answer,
  Facts,
> = Wiring<Command, State, Event, Produced, Reason, Answer, Facts> &
  (undefined extends Facts ? Partial<WithFacts<Command, Facts>> : WithFacts<Command, Facts>);

/** The answer stored under an idempotency key. */
interface Kept<Answer> {
  readonly answer: Answer;
  readonly version: number;
}

/**
 * Wires a decider to its streams: load, decide, append in one statement. Where streams seal personal words, one
 * more round trip reads the authors' keys.
 *
 * When another writer was faster, all steps are repeated, at most three times. A key that already had its
 * effect has no second one: the same content gets the same answer, other content is refused.
 */
export function handle<
  Command,
  State,
  Event,
  Produced extends Event,
  Reason extends Refusal,
  Answer,
  Facts = undefined,
>(
  handling: Handling<Command, State, Event, Produced, Reason, Answer, Facts>,
): Handler<Command, Answer, Reason> {
  const { streams, fold, decide, streamOf, answer } = handling;
  const readFacts: ((command: Command, context: CommandContext) => Promise<Facts>) | undefined =
    handling.facts;

  return async (command, context, expectedVersion = null) => {
    const { idempotency, actor, now: time, correlationId, causationId } = context;
    const streamId = streamOf(command, context);

    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const loading = streams.load(streamId, idempotency.principal, idempotency.key);
      const [snapshot, facts] = await (readFacts
        ? Promise.all([loading, readFacts(command, context)])
        : // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- without a loader, Facts admits undefined: see Handling
          loading.then((loaded) => [loaded, undefined as Facts] as const));
      const { state: before, version: expected, settled } = snapshot;

      if (settled) return answerOfThen(settled, idempotency);

      const decision = decide(command, before, context, facts);
      if (!decision.ok) return decision;
      if (isUnchanged(decision)) {
        const { events } = decision;
        return {
          ok: true,
          answer: answer({ streamId, state: before, version: expected, events }),
          version: expected,
          isRetry: false,
        };
      }
      // After the decision (RFC 9110 §13.2.1): a caller without access must not learn that the stream exists
      if (expectedVersion !== null && expectedVersion !== expected) {
        return refuse({ code: 'PRECONDITION_FAILED' });
      }

      const events = (await streams.seal?.(streamId, decision.events)) ?? decision.events;
      const state = events.reduce<State>(fold.evolve, before);
      const version = expected + events.length;
      const kept: Kept<Answer> = {
        answer: answer({ streamId, state, version, events }),
        version,
      };
      const appended = await streams.append({
        streamId,
        expected,
        events,
        before,
        state,
        actor,
        time,
        correlationId,
        causationId,
        idempotency,
        answer: kept,
      });
      if (appended !== undefined) return { ok: true, ...kept, isRetry: false };
      context.log.debug({ streamId, attempt }, 'another writer was faster');
    }
    return refuse({ code: 'CONTENDED' });
  };
}

/** Returns the stored answer of a key; `undefined` for a key without an effect. */
export type Recall<Command, Answer> = (
  command: Command,
  context: CommandContext,
) => Promise<Outcome<Answer, never> | undefined>;

/** Creates a function that looks up the answer of a key and does nothing else. One round trip. */
export function recall<Command, State, Event, Answer>(
  streams: Streams<State, Event>,
  streamOf: (command: Command, context: CommandContext) => string,
): Recall<Command, Answer> {
  return async (command, context) => {
    const { idempotency } = context;
    const { principal, key } = idempotency;
    const { settled } = await streams.load(streamOf(command, context), principal, key);
    return settled ? answerOfThen(settled, idempotency) : undefined;
  };
}

function answerOfThen<Answer>(
  settled: Settled,
  { requestHash }: Idempotency,
): Outcome<Answer, never> {
  if (settled.requestHash !== requestHash) return refuse({ code: 'IDEMPOTENCY_KEY_REUSED' });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by `handle`, for the same content
  const kept = settled.answer as Kept<Answer>;
  return { ok: true, ...kept, isRetry: true };
}

function isUnchanged<Event>(decision: Accepted<Event> | Unchanged): decision is Unchanged {
  return decision.events.length === 0;
}
