import { z } from 'zod';

import { serviceContracts } from './service-contracts.ts';

/** One kind of stream. Its events travel together: one topic of the broker, one event table. */
export const Topic = z.enum(
  serviceContracts.flatMap(({ topics }) => topics.map(({ name }) => name)),
);
export type Topic = z.infer<typeof Topic>;
