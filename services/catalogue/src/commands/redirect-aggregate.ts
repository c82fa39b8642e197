import { catalogueContract } from '@osta/contracts/catalogue/contract';
import { defineAggregate, type AggregateOf } from '@osta/platform/define-aggregate';
import { v5 as uuidV5 } from 'uuid';

import { redirect } from '../domain/redirect/redirect.ts';

/**
 * The UUID namespace of the stream ids. Never change it: the history of every path would be lost.
 */
const namespace = '6c1f0b1e-7f0c-4b0e-9a53-2d3b8a1c5e40';

/** Names the path that a command addresses. */
export interface OfPath {
  readonly path: string;
}

/** One stream per path that leads, or led, elsewhere. */
export const redirectAggregate = defineAggregate({
  contract: catalogueContract,
  topic: 'redirect',
  table: 'redirect',
  fold: redirect,
  streamOf: ({ path }: OfPath) => uuidV5(path, namespace),
  answer: ({ streamId }) => streamId,
});

export type RedirectAggregate = AggregateOf<typeof redirectAggregate>;
