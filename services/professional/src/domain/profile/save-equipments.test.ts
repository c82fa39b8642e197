import { UserId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import { EquipmentsSaved } from '@osta/contracts/professional/equipments-saved';
import { ProfilePublished } from '@osta/contracts/professional/profile-published';
import { given } from '@osta/platform/testing/given';
import { describe, expect, it } from 'vitest';

import { profile } from './profile.ts';
import { saveEquipments } from './save-equipments.ts';

const professionalId = UserId.parse('01980000-0000-7000-8000-00000000000c');
const now = Instant.parse('2026-03-01T09:00:00.000Z');
const context = { actor: professionalId, now, newId: () => professionalId };
const published = ProfilePublished.parse({
  type: 'osta.professional.profile-published',
  data: {
    categoryIds: ['plumbing'],
    placeId: 'm-tajura',
    headline: { ar: 'سباك', en: '' },
    experienceYears: 20,
  },
});
const saved = EquipmentsSaved.parse({
  type: 'osta.professional.equipments-saved',
  data: {
    knownIds: ['plumbing.pipe-camera', 'plumbing.press-tool'],
    own: [
      { ar: 'سلم طويل', en: '' },
      { ar: '', en: 'Own van' },
    ],
  },
});
const command = { professionalId, ...saved.data };

describe('the equipment of a professional', () => {
  it('is kept in their order', () => {
    given(profile, published).when(saveEquipments, command, context).emits(saved);
  });

  it('counts once what is named twice', () => {
    const twice = {
      professionalId,
      knownIds: [...saved.data.knownIds, ...saved.data.knownIds],
      own: [...saved.data.own, ...saved.data.own],
    };
    given(profile, published).when(saveEquipments, twice, context).emits(saved);
  });

  it('needs a published profile', () => {
    given(profile)
      .when(saveEquipments, command, context)
      .refuses({ code: 'PROFILE_NOT_PUBLISHED' });
  });

  it('stays when the profile is published again', () => {
    const state = [published, saved, published].reduce(profile.evolve, profile.initial);
    expect(state).toMatchObject({ equipments: saved.data });
  });
});
