import { UserId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import { ProfilePublished } from '@osta/contracts/professional/profile-published';
import { everyRequest } from '@osta/contracts/professional/request-rules';
import { given } from '@osta/platform/testing/given';
import { CategoryId } from '@osta/reference/category-id';
import { describe, expect, it } from 'vitest';

import { profile } from './profile.ts';
import { publishProfile, type ProfileFacts, type PublishProfile } from './publish-profile.ts';

const professionalId = UserId.parse('01980000-0000-7000-8000-00000000000c');
const context = {
  actor: professionalId,
  now: Instant.parse('2026-02-27T10:04:59.999Z'),
  newId: () => '01980000-0000-7000-8000-0000000000d1',
};

const published = ProfilePublished.parse({
  type: 'osta.professional.profile-published',
  data: {
    categoryIds: ['plumbing', 'water'],
    placeId: 'm-tajura',
    headline: { ar: 'سباك، عشرون سنة خبرة', en: 'Plumber for twenty years' },
    experienceYears: 20,
  },
});
const command: PublishProfile = {
  professionalId,
  offer: published.data,
};

const facts: ProfileFacts = { standing: 'approved', catalogue: { changed: [], hidden: [] } };

describe('publish profile', () => {
  it('puts the whole offer before customers', () => {
    given(profile).when(publishProfile, command, context, facts).emits(published);
  });

  it('replaces the offer that was there', () => {
    const moved = { ...published, data: { ...published.data, experienceYears: 21 } };

    given(profile, published)
      .when(publishProfile, { ...command, offer: moved.data }, context, facts)
      .emits(moved);
    expect([published, moved].reduce(profile.evolve, profile.initial)).toEqual({
      status: 'published',
      ...moved.data,
      location: { latitude: 32.885, longitude: 13.355 },
      area: null,
      languages: [],
      names: { ar: '', en: '' },
      pictures: [],
      equipments: { knownIds: [], own: [] },
      requestRules: everyRequest,
      availableUntil: null,
      paused: null,
    });
  });

  it('counts a trade that is named twice once', () => {
    const { categoryIds } = published.data;
    const offer = { ...published.data, categoryIds: [...categoryIds, ...categoryIds] };

    given(profile)
      .when(publishProfile, { ...command, offer }, context, facts)
      .emits(published);
  });

  it('keeps a trade that was hidden since, and takes up none', () => {
    const without = { ...facts, catalogue: { changed: ['water'], hidden: ['water'] } };
    given(profile)
      .when(publishProfile, command, context, without)
      .refuses({ code: 'TRADE_HIDDEN', categoryId: CategoryId.parse('water') });
    given(profile, published).when(publishProfile, command, context, without).emits(published);
  });

  it.each([null, 'draft', 'under_review', 'lapsed', 'suspended', 'revoked'] as const)(
    'is refused when the application is %s',
    (standing) => {
      given(profile)
        .when(publishProfile, command, context, { ...facts, standing })
        .refuses({ code: 'NOT_A_PROFESSIONAL', standing });
    },
  );
});
