/** How the events of a stream become its snapshot. */
export interface SnapshotFold<State, Event> {
  /**
   * Raised by one with every change after which the same events lead to another state. Stored with each snapshot:
   * one of another version is built anew from its events. Raise the version of the `Deadlines` too where they look at
   * what has changed.
   */
  readonly version: number;
  /** The state of a stream without events. */
  readonly initial: State;
  /** The state after one more event. Never refuses: what happened, happened. */
  readonly evolve: (state: State, event: Event) => State;
}
