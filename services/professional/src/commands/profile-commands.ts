import { PublishProfileRequest } from '@osta/contracts/professional/api';
import type { ProfessionalEvent } from '@osta/contracts/professional/events';
import type { ProfilePublishedV2 } from '@osta/contracts/professional/profile-published.v2';
import type { Streams } from '@osta/event-store/streams';
import type { Aggregate } from '@osta/platform/aggregate';
import { defineCommand } from '@osta/platform/http/define-command';
import type { Pool } from 'pg';

import { profile, type Profile } from '../domain/profile/profile.ts';
import { publishProfile, type PublishProfile } from '../domain/profile/publish-profile.ts';
import { openHeadlines } from '../queries/open-headlines.ts';

/** The offer as it is published from now on. */
export type PublishedOffer = ProfilePublishedV2['data'];

/** Declares the commands of `/api/professional/profile`. */
export function profileCommands(streams: Streams<Profile, ProfessionalEvent>, pool: Pool) {
  const profiles: Aggregate<
    Pick<PublishProfile, 'professionalId'>,
    Profile,
    ProfessionalEvent,
    PublishedOffer
  > = {
    streams,
    fold: profile,
    streamOf: ({ professionalId }) => professionalId,
    answer: ({ streamId, events: [published] }) => {
      if (!published) throw new Error(`${streamId} was published without an event`);
      return published.data;
    },
  };

  return {
    publishProfile: defineCommand(profiles, {
      name: 'publishProfile',
      summary: 'Say what you offer, and where, to everybody',
      method: 'put',
      path: '/api/professional/profile',
      // The decider checks that the account is a professional's, and refuses with its own code
      access: 'registered',
      rateLimit: { points: 30, seconds: 60 },
      body: PublishProfileRequest,
      content: ({ principal, body }) => ({
        professionalId: principal.userId,
        kind: principal.kind,
        offer: body,
      }),
      decide: publishProfile,
      problems: {
        NOT_A_PROFESSIONAL: {
          status: 403,
          title: 'Only an account of kind professional has a profile',
        },
      },
      answer: PublishProfileRequest,
      // The stored answer is sealed, like the event
      async respond({ answer, version }, { principal }) {
        const sealed = { id: principal.userId, headline: answer.headline };
        const [headline = ''] = await openHeadlines(pool, [sealed]);
        return { body: { ...answer, headline }, etag: version };
      },
    }),
  };
}
