/** What was made, and for how many milliseconds it counts. */
export interface Made<Answer> {
  readonly answer: Answer;
  /** So long it is given without looking again. */
  readonly freshFor: number;
  /** So long it is given once more while a new one is made; 0: it is not kept at all. */
  readonly goodFor: number;
}

interface Entry<Answer> extends Made<Answer> {
  readonly madeAt: number;
}

/**
 * Answers that are the same for everybody who asks, each made at most once at a time. One that is not
 * fresh any more is given once more while a new one is made. Least recently used ones go first.
 */
export class SharedAnswers<Answer> {
  readonly #entries = new Map<string, Entry<Answer>>();
  readonly #making = new Map<string, Promise<Answer>>();
  readonly #most: number;
  readonly #now: () => number;

  /** @param most how many are kept */
  constructor(most: number, now: () => number = Date.now) {
    this.#most = most;
    this.#now = now;
  }

  /** The answer under the key, as long as it is fresh. */
  fresh(key: string): Answer | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined || this.#now() - entry.madeAt >= entry.freshFor) return undefined;
    this.#use(key, entry);
    return entry.answer;
  }

  /** What was made elsewhere, for all who ask from now on. */
  keep(key: string, made: Made<Answer>): void {
    this.#use(key, { ...made, madeAt: this.#now() });
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#most && oldest !== undefined) this.#entries.delete(oldest);
  }

  /** The answer under the key. Rejects with what `make` rejects with, unless there is a good one. */
  async get(key: string, make: () => Promise<Made<Answer>>): Promise<Answer> {
    const entry = this.#entries.get(key);
    const age = entry === undefined ? Infinity : this.#now() - entry.madeAt;
    if (entry !== undefined && age < entry.goodFor) {
      this.#use(key, entry);
      // What fails behind a good answer is tried again by the next one who asks
      if (age >= entry.freshFor) this.#make(key, make).catch(() => undefined);
      return entry.answer;
    }
    return this.#make(key, make);
  }

  /** The least recently used one stands first. */
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
