/** A check of what must hold after a fault. */
export interface Check {
  /** The id in `docs/reliability.md`, such as `I2`. */
  readonly invariant: string;
  readonly what: string;
  readonly holds: boolean;
  /** The finding in a few words: `0 of 6000 lost`. */
  readonly found: string;
}

/** The results of a scenario. */
export interface Verdict {
  readonly checks: readonly Check[];
  /** Further measurements by name. They decide nothing. */
  readonly figures: Readonly<Record<string, string>>;
}

/** What a scenario receives. */
export interface ScenarioContext {
  /** The mistake to make on purpose, one of `plants`; a check then has to fail. */
  readonly plant: string | null;
  /** Seconds that the fault lasts; null: the scenario's own default. */
  readonly seconds: number | null;
  /** An empty directory, removed at the end. */
  readonly directory: string;
  /** Where `DATABASE_URL` is read. Without it, a Postgres is started. */
  readonly environment: NodeJS.ProcessEnv;
  /** Reports progress. */
  readonly say: (message: string) => void;
  /** Registers a clean-up for the end of the scenario, however it ends; the newest runs first. */
  readonly onEnd: (close: () => Promise<unknown>) => void;
}

/** Causes a fault on real infrastructure under load, and checks the invariants afterwards. */
export interface Scenario {
  readonly name: string;
  /** One sentence. */
  readonly summary: string;
  readonly plants: readonly string[];
  run(context: ScenarioContext): Promise<Verdict>;
}
