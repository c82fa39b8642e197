import { UserId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import { GallerySaved } from '@osta/contracts/professional/gallery-saved';
import { ProfilePublished } from '@osta/contracts/professional/profile-published';
import { given } from '@osta/platform/testing/given';
import { describe, expect, it } from 'vitest';

import { profile } from './profile.ts';
import { saveGallery } from './save-gallery.ts';

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
const saved = GallerySaved.parse({
  type: 'osta.professional.gallery-saved',
  data: {
    pictures: [
      {
        id: '01980000-0000-7000-8000-0000000000a1',
        alt: { ar: 'حمام جديد', en: 'A new bathroom' },
      },
      { id: '01980000-0000-7000-8000-0000000000a2', alt: { ar: '', en: 'Pipes' } },
    ],
  },
});
const command = { professionalId, pictures: saved.data.pictures };

describe('a gallery', () => {
  it('shows the pictures of its professional in their order', () => {
    given(profile, published).when(saveGallery, command, context, { areTheirs: true }).emits(saved);
  });

  it('shows no pictures of others', () => {
    given(profile, published)
      .when(saveGallery, command, context, { areTheirs: false })
      .refuses({ code: 'PICTURE_NOT_FOUND' });
  });

  it('needs a published profile', () => {
    given(profile)
      .when(saveGallery, command, context, { areTheirs: true })
      .refuses({ code: 'PROFILE_NOT_PUBLISHED' });
  });

  it('stays when the profile is published again', () => {
    const state = [published, saved, published].reduce(profile.evolve, profile.initial);
    expect(state).toMatchObject(saved.data);
  });
});
