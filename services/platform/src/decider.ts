import type { Actor } from '@osta/contracts/actor';
import type { Instant } from '@osta/contracts/instant';
import type { Deadline, Deadlines } from '@osta/event-store/deadline';
import type { SnapshotFold } from '@osta/event-store/snapshot-fold';

/** What a decision takes from the outside world. Time and new ids reach the domain only here. */
export interface Context {
  readonly now: Instant;
  /** The actor who issues the command. */
  readonly actor: Actor;
  /** Returns the nth new id of this decision: UUIDv7, the same for the same n. */
  readonly newId: (n: number) => string;
}

/** The reason for a refusal: a stable `code` and the facts that its sentence needs. */
export interface Refusal {
  readonly code: string;
}

export interface Accepted<Event> {
  readonly ok: true;
  readonly events: readonly [Event, ...Event[]];
}

/** Nothing to do: the state is already as wanted. Answered as a success; no event is recorded. */
export interface Unchanged {
  readonly ok: true;
  readonly events: readonly [];
}

export interface Refused<Reason extends Refusal> {
  readonly ok: false;
  readonly refused: Reason;
}

/** The result of a decider: events, or a refusal, which is a value and never thrown. */
export type Decision<Event, Reason extends Refusal> = Accepted<Event> | Unchanged | Refused<Reason>;

/**
 * Decides one command of the domain: whether it may happen, and which events follow.
 *
 * Pure: the same three arguments always give the same decision, also in a replay years later.
 */
export type Decider<Command, State, Event, Reason extends Refusal> = (
  command: Command,
  state: State,
  context: Context,
) => Decision<Event, Reason>;

/** Folds the events of a stream to a state. */
export type Fold<State, Event> = SnapshotFold<State, Event>;

/**
 * The deadlines of a state. The timers of its stream always equal them (ADR 18). Increase the version when they
 * change: the timers of every stream are then set again.
 */
export interface DeadlinesOf<State, Due extends Deadline> extends Deadlines<State> {
  readonly of: (state: State) => readonly Due[];
}

/** Returns the decision that these events happened, in this order. */
export function accept<Events extends [unknown, ...unknown[]]>(
  ...events: Events
): Accepted<Events[number]> {
  return { ok: true, events };
}

/** The decision that the state is already as the command wants it. */
export const unchanged: Unchanged = { ok: true, events: [] };

/** Returns the decision that the command is refused. */
export function refuse<const Reason extends Refusal>(refused: Reason): Refused<Reason> {
  return { ok: false, refused };
}
