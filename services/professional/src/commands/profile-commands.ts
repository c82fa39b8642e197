import {
  AnnouncePresenceRequest,
  ChangeActivityAreaRequest,
  DeclareLanguagesRequest,
  Presence,
  PublishProfileRequest,
} from '@osta/contracts/professional/api';
import type { ProfilePublished } from '@osta/contracts/professional/profile-published';
import { internalCommand } from '@osta/platform/aggregate';
import { defineCommand } from '@osta/platform/http/define-command';
import type { Pool } from 'pg';

import { announcePresence } from '../domain/profile/announce-presence.ts';
import {
  changeActivityArea,
  type ChangeActivityArea,
} from '../domain/profile/change-activity-area.ts';
import { declareLanguages } from '../domain/profile/declare-languages.ts';
import { endPresence } from '../domain/profile/end-presence.ts';
import { publishProfile } from '../domain/profile/publish-profile.ts';
import { withdrawPresence } from '../domain/profile/withdraw-presence.ts';
import type { FindStanding } from '../queries/find-standing.ts';
import { openHeadlines } from '../queries/open-headlines.ts';
import { notAProfessional } from './not-a-professional.ts';
import type { ProfileAggregate } from './profile-aggregate.ts';

/** The offer as it is published from now on. */
export type PublishedOffer = ProfilePublished['data'];

/** The problem row of what needs a published profile. */
export const notPublished = {
  PROFILE_NOT_PUBLISHED: { status: 409, title: 'There’s no published profile yet' },
} as const;

/** Declares the commands of a professional's profile. */
export function profileCommands(
  profiles: ProfileAggregate,
  pool: Pool,
  findStanding: FindStanding,
) {
  return {
    publishProfile: defineCommand(profiles, {
      name: 'publishProfile',
      summary: 'Publish your profile: what you offer, and where',
      method: 'put',
      path: '/api/professional/profile',
      // The decider checks that the person is an approved professional, and refuses with its own code
      access: 'registered',
      rateLimit: { points: 30, seconds: 60 },
      body: PublishProfileRequest,
      content: ({ principal, body }) => ({
        professionalId: principal.userId,
        offer: body,
      }),
      decide: publishProfile,
      facts: ({ professionalId }) => findStanding(professionalId),
      problems: notAProfessional,
      answer: PublishProfileRequest,
      // The stored answer is sealed, like the event
      async respond({ answer, version }, { principal }) {
        const { categoryIds, placeId, experienceYears } = answer;
        const sealed = { id: principal.userId, headline: answer.headline };
        const [headline = answer.headline] = await openHeadlines(pool, [sealed]);
        return { body: { categoryIds, placeId, experienceYears, headline }, etag: version };
      },
    }),

    changeActivityArea: defineCommand(profiles, {
      name: 'changeActivityArea',
      summary: 'Set where you work: a point, rounded to about 500 m, a radius, and places',
      method: 'put',
      path: '/api/professional/activity-location',
      access: 'registered',
      rateLimit: { points: 30, seconds: 60 },
      body: ChangeActivityAreaRequest,
      content: ({ principal, body }): ChangeActivityArea => ({
        professionalId: principal.userId,
        ...body,
      }),
      decide: changeActivityArea,
      problems: notPublished,
      answer: ChangeActivityAreaRequest,
      async respond({ answer: { location, area }, version }) {
        if (area === null) throw new Error('An area was changed, and there is none');
        const { radiusMeters, placeIds } = area;
        return { body: { center: location, radiusMeters, placeIds: [...placeIds] }, etag: version };
      },
    }),

    declareLanguages: defineCommand(profiles, {
      name: 'declareLanguages',
      summary: 'Set the languages that you speak with customers',
      method: 'put',
      path: '/api/professional/languages',
      access: 'registered',
      rateLimit: { points: 30, seconds: 60 },
      body: DeclareLanguagesRequest,
      content: ({ principal, body }) => ({ professionalId: principal.userId, ...body }),
      decide: declareLanguages,
      problems: notPublished,
      answer: DeclareLanguagesRequest,
      async respond({ answer: { languages }, version }) {
        return { body: { languages: [...languages] }, etag: version };
      },
    }),

    announcePresence: defineCommand(profiles, {
      name: 'announcePresence',
      summary: 'Announce that you can come now, for some minutes',
      method: 'put',
      path: '/api/professional/presence',
      access: 'registered',
      rateLimit: { points: 30, seconds: 60 },
      body: AnnouncePresenceRequest,
      content: ({ principal, body }) => ({ professionalId: principal.userId, ...body }),
      decide: announcePresence,
      problems: notPublished,
      answer: Presence,
      async respond({ answer: { availableUntil } }) {
        return { body: { availableUntil } };
      },
    }),

    withdrawPresence: defineCommand(profiles, {
      name: 'withdrawPresence',
      summary: 'End your announcement that you can come now',
      method: 'delete',
      path: '/api/professional/presence',
      access: 'registered',
      rateLimit: { points: 30, seconds: 60 },
      content: ({ principal }) => ({ professionalId: principal.userId }),
      decide: withdrawPresence,
      problems: notPublished,
      answer: Presence,
      async respond({ answer: { availableUntil } }) {
        return { body: { availableUntil } };
      },
    }),
  };
}

/** Declares the commands that the product itself issues: the timers of profiles. */
export function profileSystemCommands(profiles: ProfileAggregate) {
  return {
    endPresence: internalCommand(profiles, {
      name: 'endPresence',
      decide: endPresence,
    }),
  };
}
