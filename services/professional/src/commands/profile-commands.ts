import { professionalOperations } from '@osta/contracts/professional/operations';
import type { ProfilePublished } from '@osta/contracts/professional/profile-published';
import { commandsOf } from '@osta/platform/http/commands-of';
import type { Pool } from 'pg';

import { announcePresence } from '../domain/profile/announce-presence.ts';
import {
  changeActivityArea,
  type ChangeActivityArea,
} from '../domain/profile/change-activity-area.ts';
import { declareLanguages } from '../domain/profile/declare-languages.ts';
import { declareNames } from '../domain/profile/declare-names.ts';
import { pauseProfile } from '../domain/profile/pause-profile.ts';
import { publishProfile } from '../domain/profile/publish-profile.ts';
import { resumeProfile } from '../domain/profile/resume-profile.ts';
import { saveEquipments } from '../domain/profile/save-equipments.ts';
import { saveRequestRules } from '../domain/profile/save-request-rules.ts';
import { withdrawPresence } from '../domain/profile/withdraw-presence.ts';
import { openBothLanguages } from '../queries/open-both-languages.ts';
import { openEquipments } from '../queries/open-equipments.ts';
import { catalogueFacts } from './drafting-facts.ts';
import type { ProfileAggregate } from './profile-aggregate.ts';
import { profileProblems } from './profile-problems.ts';
import { publishingFacts } from './publishing-facts.ts';

/** The offer as it is published from now on. */
export type PublishedOffer = ProfilePublished['data'];

/** Declares the commands of a professional's profile. */
export function profileCommands(profiles: ProfileAggregate, pool: Pool) {
  const command = commandsOf(profiles, profileProblems);

  return {
    publishProfile: command(professionalOperations.publishProfile, {
      // The decider checks that the person is an approved professional, and refuses with its own code
      access: 'registered',
      rateLimit: { points: 30, seconds: 60 },
      content: ({ principal, body }) => ({
        professionalId: principal.userId,
        offer: body,
      }),
      decide: publishProfile,
      facts: publishingFacts,
      // The stored answer is sealed, like the event
      async respond({ answer, version }, { principal }) {
        const { categoryIds, placeId, experienceYears } = answer;
        const sealed = { id: principal.userId, text: answer.headline };
        const [headline = answer.headline] = await openBothLanguages(pool, [sealed]);
        return { body: { categoryIds, placeId, experienceYears, headline }, etag: version };
      },
    }),

    changeActivityArea: command(professionalOperations.changeActivityArea, {
      access: 'registered',
      rateLimit: { points: 30, seconds: 60 },
      content: ({ principal, body }): ChangeActivityArea => ({
        professionalId: principal.userId,
        ...body,
      }),
      decide: changeActivityArea,
      async respond({ answer: { location, area }, version }) {
        if (area === null) throw new Error('An area was changed, and there is none');
        const { radiusMeters, corners, placeIds } = area;
        return {
          body: { center: location, radiusMeters, corners, placeIds: [...placeIds] },
          etag: version,
        };
      },
    }),

    declareNames: command(professionalOperations.declareNames, {
      access: 'registered',
      rateLimit: { points: 30, seconds: 60 },
      content: ({ principal, body }) => ({ professionalId: principal.userId, ...body }),
      decide: declareNames,
      // The stored answer is sealed, like the event
      async respond({ answer, version }, { principal }) {
        const sealed = { id: principal.userId, text: answer.names };
        const [names = answer.names] = await openBothLanguages(pool, [sealed]);
        return { body: { names }, etag: version };
      },
    }),

    declareLanguages: command(professionalOperations.declareLanguages, {
      access: 'registered',
      rateLimit: { points: 30, seconds: 60 },
      content: ({ principal, body }) => ({ professionalId: principal.userId, ...body }),
      decide: declareLanguages,
      async respond({ answer: { languages }, version }) {
        return { body: { languages: [...languages] }, etag: version };
      },
    }),

    saveEquipments: command(professionalOperations.saveEquipments, {
      access: 'registered',
      rateLimit: { points: 30, seconds: 60 },
      content: ({ principal, body }) => ({ professionalId: principal.userId, ...body }),
      decide: saveEquipments,
      // The stored answer is sealed, like the event
      async respond({ answer, version }, { principal }) {
        const { knownIds, own } = await openEquipments(pool, principal.userId, answer.equipments);
        return { body: { knownIds: [...knownIds], own: [...own] }, etag: version };
      },
    }),

    saveRequestRules: command(professionalOperations.saveRequestRules, {
      access: 'registered',
      rateLimit: { points: 30, seconds: 60 },
      content: ({ principal, body }) => ({ professionalId: principal.userId, ...body }),
      decide: saveRequestRules,
      facts: catalogueFacts,
      async respond({ answer: { requestRules }, version }) {
        return { body: requestRules, etag: version };
      },
    }),

    pauseProfile: command(professionalOperations.pauseProfile, {
      access: 'registered',
      rateLimit: { points: 30, seconds: 60 },
      content: ({ principal, body }) => ({ professionalId: principal.userId, ...body }),
      decide: pauseProfile,
      async respond({ answer: { paused } }) {
        return { body: { paused } };
      },
    }),

    resumeProfile: command(professionalOperations.resumeProfile, {
      access: 'registered',
      rateLimit: { points: 30, seconds: 60 },
      content: ({ principal }) => ({ professionalId: principal.userId }),
      decide: resumeProfile,
      async respond({ answer: { paused } }) {
        return { body: { paused } };
      },
    }),

    announcePresence: command(professionalOperations.announcePresence, {
      access: 'registered',
      rateLimit: { points: 30, seconds: 60 },
      content: ({ principal, body }) => ({ professionalId: principal.userId, ...body }),
      decide: announcePresence,
      async respond({ answer: { availableUntil } }) {
        return { body: { availableUntil } };
      },
    }),

    withdrawPresence: command(professionalOperations.withdrawPresence, {
      access: 'registered',
      rateLimit: { points: 30, seconds: 60 },
      content: ({ principal }) => ({ professionalId: principal.userId }),
      decide: withdrawPresence,
      async respond({ answer: { availableUntil } }) {
        return { body: { availableUntil } };
      },
    }),
  };
}
