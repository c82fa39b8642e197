import type { CorrelationId } from '@osta/contracts/ids';
import type { Idempotency, Opened, Settled, Snapshot, Streams } from '@osta/event-store/streams';
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

/** A handler that also takes its stream as `Streams.open` has loaded it. Any other stream is loaded. */
export type OpenHandler<Command, Answer, Reason extends Refusal, State> = (
  command: Command,
  context: CommandContext,
  expectedVersion?: number | null,
  opened?: Opened<State> | null,
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

/** Names the stream of a command. It is called before it is known who issues the command. */
export type StreamOf<Command> = (command: Command, context: Pick<Context, 'newId'>) => string;

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
  /** Returns the stream of the command. A new stream: `newId(0)`. */
  readonly streamOf: StreamOf<Command>;
  /** Returns the answer of the command, now and for every retry. Must be JSON. */
  readonly answer: (effect: Effect<State, Event>) => Answer;
}

/** Reads facts. Runs in parallel with loading the stream, at every attempt. */
export type ReadFacts<Command, Facts> = (
  command: Command,
  context: CommandContext,
) => Promise<Facts>;

/** Facts that the statement reads that loads the stream, at every attempt. For commands that a person issues. */
export interface FactsInStatement<Command, Facts> {
  /** A select of one row. It may select from `caller (user_id uuid)`, the actor. Parameters count from `$1`. */
  readonly sql: string;
  readonly values: (command: Command, context: Pick<Context, 'now'>) => readonly unknown[];
  /** Returns the facts in the row, which comes as JSON. */
  readonly read: (row: unknown) => Facts;
}

/** The facts that the decision needs besides the stream. */
interface WithFacts<Command, Facts> {
  readonly facts: ReadFacts<Command, Facts> | FactsInStatement<Command, Facts>;
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
 * Wires a decider to its streams: load, decide, append in one statement. A command that was opened together with
 * its caller skips the load. Where streams seal personal words whose keys are not loaded, one more round trip
 * reads them (ADR 22).
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
): OpenHandler<Command, Answer, Reason, State> {
  const { streams, fold, decide, streamOf, answer } = handling;
  const wanted: ReadFacts<Command, Facts> | FactsInStatement<Command, Facts> | undefined =
    handling.facts;

  async function load(
    streamId: string,
    command: Command,
    context: CommandContext,
    opened: Opened<State> | null,
  ): Promise<readonly [Snapshot<State>, Facts]> {
    const { principal, key } = context.idempotency;
    if (typeof wanted === 'object') {
      const loaded = opened?.facts ? opened : await openFor(streamId, command, context, wanted);
      return [loaded, wanted.read(loaded.facts)];
    }
    const loading = opened ?? streams.load(streamId, principal, key);
    if (wanted) return Promise.all([loading, wanted(command, context)]);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- without a loader, Facts admits undefined: see Handling
    return [await loading, undefined as Facts];
  }

  /** Loads a stream with its facts for an actor who is known already. */
  async function openFor(
    streamId: string,
    command: Command,
    context: CommandContext,
    { sql, values }: FactsInStatement<Command, Facts>,
  ): Promise<Opened<State>> {
    const opened = await streams.open({
      streamId,
      key: context.idempotency.key,
      caller: { sql: 'select $1::uuid as user_id', values: [context.actor] },
      facts: { sql, values: values(command, context) },
    });
    if (!opened) throw new Error('a select without a table has one row');
    return opened;
  }

  return async (command, context, expectedVersion = null, opened = null) => {
    const { idempotency, actor, now: time, correlationId, causationId } = context;
    const streamId = streamOf(command, context);

    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const given = attempt === 1 && opened?.streamId === streamId ? opened : null;
      const [snapshot, facts] = await load(streamId, command, context, given);
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

      const sealing = { actor, before, opened: given };
      const events = (await streams.seal?.(streamId, decision.events, sealing)) ?? decision.events;
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
      context.log.debug({ streamId, attempt }, 'lost the race for a stream, trying again');
    }
    return refuse({ code: 'CONTENDED' });
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
