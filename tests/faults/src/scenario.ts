/** One thing that must be true after a fault. */
export interface Check {
  /** `I2`, as in `docs/reliability.md`. */
  readonly invariant: string;
  readonly what: string;
  readonly holds: boolean;
  /** What was found, in a few words: `0 of 6000 lost`. */
  readonly found: string;
}

/** What came out of a scenario. */
export interface Verdict {
  readonly checks: readonly Check[];
  /** What was measured on the way, by name. Nothing depends on it. */
  readonly figures: Readonly<Record<string, string>>;
}

/** What a scenario is given. */
export interface ScenarioContext {
  /** The mistake to make on purpose, one of `plants`: then a check has to fail. */
  readonly plant: string | null;
  /** How long the fault lasts, in seconds; null: as long as the scenario thinks right. */
  readonly seconds: number | null;
  /** Empty, and removed at the end. */
  readonly directory: string;
  /** Where `DATABASE_URL` is looked up before a Postgres is started. */
  readonly environment: NodeJS.ProcessEnv;
  /** Tells what is going on. */
  readonly say: (message: string) => void;
  /** Registers a clean-up for the end of the scenario, however it ends; the newest runs first. */
  readonly onEnd: (close: () => Promise<unknown>) => void;
}

/** Causes a fault on real infrastructure, under load, and checks the invariants afterwards. */
export interface Scenario {
  readonly name: string;
  /** One sentence. */
  readonly summary: string;
  readonly plants: readonly string[];
  run(context: ScenarioContext): Promise<Verdict>;
}
