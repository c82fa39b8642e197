import { serviceContracts } from './service-contracts.ts';
import type { Topic } from './topic.ts';

const owners = serviceContracts.flatMap(({ name, topics }) =>
  topics.map((topic) => [topic.name, name] as const),
);

/** The Postgres schema of the service that records each topic. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its keys are the topics, one by one
export const schemaOfTopic = Object.fromEntries(owners) as Readonly<Record<Topic, string>>;
