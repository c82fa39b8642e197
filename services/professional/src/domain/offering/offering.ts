import type { OfferingEvent } from '@osta/contracts/offering/events';
import type { RecordedOffering } from '@osta/contracts/offering/recorded-offering';
import type { Fold } from '@osta/platform/decider';

/** The state of an offered service: what its newest event says. */
export type Offering = { readonly status: 'none' } | RecordedOffering;

export const offering: Fold<Offering, OfferingEvent> = {
  version: 1,
  initial: { status: 'none' },
  evolve: (_state, { data }) => data,
};
