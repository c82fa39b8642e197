/** The chain from a commit to the unread counts on open pages. */
export interface BadgeChain {
  /** How many people there are, from 0. */
  readonly people: number;
  /** Records the next event for somebody; resolves right after the commit. */
  commit(person: number): Promise<void>;
  /**
   * Calls the listener for every count that arrives at a page: the events recorded for that person
   * so far.
   */
  onBadge(listener: (person: number, count: number) => void): void;
}
