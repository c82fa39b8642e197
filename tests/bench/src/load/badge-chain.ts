/** The path from a commit to the unread counts on open pages. */
export interface BadgeChain {
  /** The number of people. A person is a number, from 0. */
  readonly people: number;
  /** Records the next event for a person. Resolves right after the commit. */
  commit(person: number): Promise<void>;
  /**
   * Calls the listener for every count that reaches a page. The count is the number of events recorded
   * for that person so far.
   */
  onBadge(listener: (person: number, count: number) => void): void;
}
