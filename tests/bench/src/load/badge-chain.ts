/** From a commit to the bells of people who have a page open. */
export interface BadgeChain {
  /** How many people there are, from 0. */
  readonly people: number;
  /** Records the next event for somebody; resolves right after the commit. */
  commit(person: number): Promise<void>;
  /** Told every number that comes to somebody's page: how many were recorded for them until then. */
  onBadge(listener: (person: number, count: number) => void): void;
}
