/** How the events of a stream become its snapshot. */
export interface SnapshotFold<State, Event> {
  /**
   * Raised by one with every change after which the same events give another state. Stored with each snapshot:
   * a snapshot of another version is rebuilt from its events. Raise the version of the `Deadlines` too when
   * they depend on the change.
   */
  readonly version: number;
  /** The state of a stream without events. */
  readonly initial: State;
  /** Returns the state after one more event. Never refuses: the event has happened. */
  readonly evolve: (state: State, event: Event) => State;
}
