import type { Actor } from '@osta/contracts/actor';
import type { Instant } from '@osta/contracts/instant';
import type { SnapshotFold } from '@osta/event-store/snapshot-fold';

/** All that the outside world lends to a decision. Time and identity reach the domain only here. */
export interface Context {
  readonly now: Instant;
  /** Who asks. */
  readonly actor: Actor;
  /** Gives the nth new id of this decision: UUIDv7, the same for the same n. */
  readonly newId: (n: number) => string;
}

/** Why not: a stable `code`, and beside it the facts that its sentence needs. */
export interface Refusal {
  readonly code: string;
}

export interface Accepted<Event> {
  readonly ok: true;
  readonly events: readonly [Event, ...Event[]];
}

/** Nothing has to happen: it is as it was wanted. Answered like a success; nothing is recorded. */
export interface Unchanged {
  readonly ok: true;
  readonly events: readonly [];
}

export interface Refused<Reason extends Refusal> {
  readonly ok: false;
  readonly refused: Reason;
}

/** What happened, or why nothing did. A refusal is a value: it is never thrown. */
export type Decision<Event, Reason extends Refusal> = Accepted<Event> | Unchanged | Refused<Reason>;

/**
 * One verb of the domain: may this happen, and what follows from it?
 *
 * Pure: the same three arguments give the same decision, today and in a replay years from now.
 */
export type Decider<Command, State, Event, Reason extends Refusal> = (
  command: Command,
  state: State,
  context: Context,
) => Decision<Event, Reason>;

/** How a stream becomes a state. */
export type Fold<State, Event> = SnapshotFold<State, Event>;

/** The decision that these events happened, in this order. */
export function accept<Events extends [unknown, ...unknown[]]>(
  ...events: Events
): Accepted<Events[number]> {
  return { ok: true, events };
}

/** The decision that everything is as the command wants it already. */
export const unchanged: Unchanged = { ok: true, events: [] };

/** The decision that the command cannot have its effect. */
export function refuse<const Reason extends Refusal>(refused: Reason): Refused<Reason> {
  return { ok: false, refused };
}
