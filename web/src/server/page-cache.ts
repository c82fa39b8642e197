/** How long a page is served without looking again, and how long while looking. */
const freshFor = 30_000;
const staleFor = 10 * 60_000;
const mostPages = 200;

interface Entry<Page> {
  readonly page: Page;
  readonly madeAt: number;
}

/**
 * Rendered pages of guests. A page older than 30 seconds is served once more while a new one is
 * made; ten minutes later it is not served at all. Least recently used ones go first.
 */
export class PageCache<Page> {
  readonly #entries = new Map<string, Entry<Page>>();
  readonly #making = new Map<string, Promise<Page>>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /**
   * The page under the key, made at most once at a time.
   *
   * @param make answers the page, and whether it may be kept
   */
  async get(key: string, make: () => Promise<{ page: Page; keep: boolean }>): Promise<Page> {
    const entry = this.#entries.get(key);
    const age = entry === undefined ? Infinity : this.#now() - entry.madeAt;
    if (entry !== undefined && age < staleFor) {
      this.#entries.delete(key);
      this.#entries.set(key, entry);
      // What fails behind a good page is tried again by the next visitor
      if (age >= freshFor) this.#make(key, make).catch(() => undefined);
      return entry.page;
    }
    return this.#make(key, make);
  }

  #make(key: string, make: () => Promise<{ page: Page; keep: boolean }>): Promise<Page> {
    const running = this.#making.get(key);
    if (running !== undefined) return running;
    const promise = make()
      .then(({ page, keep }) => {
        if (keep) this.#keep(key, page);
        return page;
      })
      .finally(() => this.#making.delete(key));
    this.#making.set(key, promise);
    return promise;
  }

  #keep(key: string, page: Page): void {
    this.#entries.delete(key);
    this.#entries.set(key, { page, madeAt: this.#now() });
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > mostPages && oldest !== undefined) this.#entries.delete(oldest);
  }
}
