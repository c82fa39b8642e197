/** An answer and its lifetimes in milliseconds. */
export interface Made<Answer> {
  readonly answer: Answer;
  /** How long it is served without a refresh. */
  readonly freshFor: number;
  /** How long it is served stale while a new one is made; 0: not cached. */
  readonly goodFor: number;
}

interface Entry<Answer> extends Made<Answer> {
  readonly madeAt: number;
}

/**
 * A cache of answers that are the same for everybody (stale-while-revalidate). Concurrent calls for
 * a key share one run. The least recently used entries are evicted first.
 */
export class SharedAnswers<Answer> {
  readonly #entries = new Map<string, Entry<Answer>>();
  readonly #making = new Map<string, Promise<Answer>>();
  readonly #most: number;
  readonly #now: () => number;

  /** @param most the maximum number of entries */
  constructor(most: number, now: () => number = () => Date.now()) {
    this.#most = most;
    this.#now = now;
  }

  /** Returns the answer under the key while it is fresh. */
  fresh(key: string): Answer | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined || this.#now() - entry.madeAt >= entry.freshFor) return undefined;
    this.#use(key, entry);
    return entry.answer;
  }

  /** Stores an answer that was made elsewhere. */
  keep(key: string, made: Made<Answer>): void {
    this.#use(key, { ...made, madeAt: this.#now() });
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#most && oldest !== undefined) this.#entries.delete(oldest);
  }

  /**
   * Returns the answer under the key, making it when needed. Rejects with `make`'s error unless a
   * usable answer exists.
   */
  async get(key: string, make: () => Promise<Made<Answer>>): Promise<Answer> {
    const entry = this.#entries.get(key);
    const age = entry === undefined ? Infinity : this.#now() - entry.madeAt;
    if (entry !== undefined && age < entry.goodFor) {
      this.#use(key, entry);
      // A failed refresh is silent: the next caller tries again
      if (age >= entry.freshFor) this.#make(key, make).catch(() => undefined);
      return entry.answer;
    }
    return this.#make(key, make);
  }

  /** Moves the entry to the end: the least recently used one is first. */
  #use(key: string, entry: Entry<Answer>): void {
    this.#entries.delete(key);
    this.#entries.set(key, entry);
  }

  #make(key: string, make: () => Promise<Made<Answer>>): Promise<Answer> {
    const running = this.#making.get(key);
    if (running !== undefined) return running;
    const promise = make()
      .then((made) => {
        if (made.goodFor > 0) this.keep(key, made);
        return made.answer;
      })
      .finally(() => this.#making.delete(key));
    this.#making.set(key, promise);
    return promise;
  }
}
