import { serviceContracts } from './service-contracts.ts';
import type { Topic } from './topic.ts';

const owners = serviceContracts.flatMap(({ name, topics }) =>
  topics.map((topic) => [topic.name, name] as const),
);

/** Which service records which kind of stream, by its schema in Postgres. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its keys are the topics, one by one
export const schemaOfTopic = Object.fromEntries(owners) as Readonly<Record<Topic, string>>;
