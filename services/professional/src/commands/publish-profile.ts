import type { ProfessionalEvent } from '@osta/contracts/professional/events';
import type { ProfilePublishedV1 } from '@osta/contracts/professional/profile-published.v1';
import type { NotAProfessional } from '@osta/contracts/professional/refusals';
import type { Streams } from '@osta/event-store/streams';
import { handle, type Handler } from '@osta/platform/handle';

import { profile, type Profile } from '../domain/profile/profile.ts';
import {
  publishProfile as decide,
  type PublishProfile,
} from '../domain/profile/publish-profile.ts';

/** What is before customers from now on. */
export type PublishedOffer = ProfilePublishedV1['data'];

/** Puts what a professional offers before customers. Answers the offer as it was published. */
export function publishProfile(
  streams: Streams<Profile, ProfessionalEvent>,
): Handler<PublishProfile, PublishedOffer, NotAProfessional> {
  return handle({
    streams,
    fold: profile,
    decide,
    streamOf: ({ professionalId }) => professionalId,
    answer: ({ events: [published] }) => published.data,
  });
}
