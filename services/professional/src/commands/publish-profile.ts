import type { ProfessionalEvent } from '@osta/contracts/professional/events';
import type { ProfilePublishedV2 } from '@osta/contracts/professional/profile-published.v2';
import type { NotAProfessional } from '@osta/contracts/professional/refusals';
import type { Streams } from '@osta/event-store/streams';
import { handle, type Handler } from '@osta/platform/handle';
import type { Pool } from 'pg';

import { profile, type Profile } from '../domain/profile/profile.ts';
import {
  publishProfile as decide,
  type PublishProfile,
} from '../domain/profile/publish-profile.ts';
import { openHeadlines } from '../queries/open-headlines.ts';

/** What is before customers from now on. */
export type PublishedOffer = ProfilePublishedV2['data'];

/** Puts what a professional offers before customers. Answers the offer as it was published. */
export function publishProfile(
  streams: Streams<Profile, ProfessionalEvent>,
  pool: Pool,
): Handler<PublishProfile, PublishedOffer, NotAProfessional> {
  const publish = handle({
    streams,
    fold: profile,
    decide,
    streamOf: ({ professionalId }: PublishProfile) => professionalId,
    answer: ({ command: { offer }, events }) => events[0]?.data ?? offer,
  });
  return async (command, context) => {
    const outcome = await publish(command, context);
    if (!outcome.ok) return outcome;
    const { headline } = outcome.answer;
    const [words = ''] = await openHeadlines(pool, [{ id: command.professionalId, headline }]);
    return { ...outcome, answer: { ...outcome.answer, headline: words } };
  };
}
