import type { OfferingEvent } from '@osta/contracts/offering/events';
import type { RecordedOffering } from '@osta/contracts/offering/recorded-offering';
import type { ServicePhotosSaved } from '@osta/contracts/offering/service-photos-saved';
import type { Fold } from '@osta/platform/decider';

/** A service that was drafted: what its newest event says, with its photos. */
export interface StandingOffering extends RecordedOffering {
  /** In their order. The words are sealed. None of an archived service, whose files go. */
  readonly photos: ServicePhotosSaved['data']['photos'];
}

/** The state of an offered service. */
export type Offering = { readonly status: 'none' } | StandingOffering;

export const offering: Fold<Offering, OfferingEvent> = {
  version: 2,
  initial: { status: 'none' },
  evolve(state, { type, data }) {
    if (type === 'osta.offering.service-photos-saved') return data;
    const isGone = state.status === 'none' || data.status === 'archived';
    return { ...data, photos: isGone ? [] : state.photos };
  },
};
