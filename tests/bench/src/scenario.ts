import type { Row } from './report.ts';

/** What a scenario is given. */
export interface ScenarioContext {
  /** Pairs of rounds that count; null: as many as the scenario thinks right. */
  readonly rounds: number | null;
  /** Length of a round in seconds; null: as long as the scenario thinks right. */
  readonly seconds: number | null;
  /** How many events or rows; null: as many as the goal says. */
  readonly size: number | null;
  /** The mistake to make on purpose, one of `plants`: then a goal has to be missed. */
  readonly plant: string | null;
  /** Over Kafka instead of the event tables. */
  readonly isOverKafka: boolean;
  /** Empty, and removed at the end. */
  readonly directory: string;
  /** Where `DATABASE_URL` and `KAFKA_BROKERS` are looked up before anything is started. */
  readonly environment: NodeJS.ProcessEnv;
  /** Tells what is going on. */
  readonly say: (message: string) => void;
  /** Registers a clean-up for the end of the scenario, however it ends; the newest runs first. */
  readonly onEnd: (close: () => Promise<unknown>) => void;
}

/** Something that is measured against a peer in the same run. */
export interface Scenario {
  readonly name: string;
  /** One sentence. */
  readonly summary: string;
  readonly plants: readonly string[];
  run(context: ScenarioContext): Promise<readonly Row[]>;
}
