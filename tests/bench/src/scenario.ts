import type { Row } from './report.ts';

/** What a scenario receives. */
export interface ScenarioContext {
  /** Pairs of rounds that count; null: the scenario's own default. */
  readonly rounds: number | null;
  /** Length of a round in seconds; null: the scenario's own default. */
  readonly seconds: number | null;
  /** Number of events or rows; null: the number in the goal. */
  readonly size: number | null;
  /** The mistake to make on purpose, one of `plants`; a goal then has to be missed. */
  readonly plant: string | null;
  /** Use Kafka instead of the event tables. */
  readonly isOverKafka: boolean;
  /** An empty directory, removed at the end. */
  readonly directory: string;
  /** Where `DATABASE_URL` and `KAFKA_BROKERS` are read. What is missing is started. */
  readonly environment: NodeJS.ProcessEnv;
  /** Reports progress. */
  readonly say: (message: string) => void;
  /** Registers a clean-up for the end of the scenario, however it ends; the newest runs first. */
  readonly onEnd: (close: () => Promise<unknown>) => void;
}

/** A measurement against a peer in the same run. */
export interface Scenario {
  readonly name: string;
  /** One sentence. */
  readonly summary: string;
  readonly plants: readonly string[];
  run(context: ScenarioContext): Promise<readonly Row[]>;
}
