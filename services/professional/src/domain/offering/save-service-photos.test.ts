import { OfferingId, UserId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import type { OfferingEvent } from '@osta/contracts/offering/events';
import { ServicePhotosSaved } from '@osta/contracts/offering/service-photos-saved';
import { given } from '@osta/platform/testing/given';
import { describe, expect, it } from 'vitest';

import { acRepair, sundayMornings } from '../../testing/ac-repair.ts';
import { archiveService } from './archive-service.ts';
import { offering } from './offering.ts';
import { reviseService } from './revise-service.ts';
import { saveServicePhotos } from './save-service-photos.ts';

const offeringId = OfferingId.parse('01980000-0000-7000-8000-0000000000e1');
const omar = UserId.parse('01980000-0000-7000-8000-00000000000c');
const stranger = UserId.parse('01980000-0000-7000-8000-00000000000d');
const now = Instant.parse('2026-11-22T08:00:00.000Z');
const context = { actor: omar, now, newId: () => offeringId };
const theirs = { areTheirs: true };

const service = { professionalId: omar, offer: acRepair, availability: sundayMornings };
const published: OfferingEvent = {
  type: 'osta.offering.service-published',
  data: { ...service, status: 'published' },
};
const saved = ServicePhotosSaved.parse({
  type: 'osta.offering.service-photos-saved',
  data: {
    ...service,
    status: 'published',
    photos: [
      { id: '01980000-0000-7000-8000-0000000000a1', alt: { ar: 'مكيف', en: '' } },
      { id: '01980000-0000-7000-8000-0000000000a2', alt: { ar: '', en: '' } },
    ],
  },
});
const command = { offeringId, photos: saved.data.photos };

describe('the photos of a service', () => {
  it('are those that its professional has put in this order', () => {
    given(offering, published).when(saveServicePhotos, command, context, theirs).emits(saved);
  });

  it('are removed by leaving them out', () => {
    given(offering, published, saved)
      .when(saveServicePhotos, { offeringId, photos: [] }, context, theirs)
      .emits({ ...saved, data: { ...saved.data, photos: [] } });
  });

  it('are none of others', () => {
    given(offering, published)
      .when(saveServicePhotos, command, context, { areTheirs: false })
      .refuses({ code: 'PICTURE_NOT_FOUND' });
  });

  it('are shown on one’s own services alone', () => {
    given(offering, published)
      .when(saveServicePhotos, command, { ...context, actor: stranger }, theirs)
      .refuses({ code: 'OFFERING_NOT_FOUND' });
  });

  it('stay when the service is revised, whose event does not say them', () => {
    const revised = { ...acRepair, durationMinutes: 90 };
    given(offering, published, saved)
      .when(reviseService, { offeringId, ...revised }, context, {
        catalogue: { changed: [], hidden: [] },
      })
      .emits({
        type: 'osta.offering.service-revised',
        data: { ...service, status: 'published', offer: revised },
      });
    const state = [published, saved, published].reduce(offering.evolve, offering.initial);
    expect(state).toMatchObject({ photos: saved.data.photos });
  });

  it('are gone from an archived service, and are not saved there', () => {
    const archived: OfferingEvent = {
      type: 'osta.offering.service-archived',
      data: { ...service, status: 'archived' },
    };
    given(offering, published, saved).when(archiveService, { offeringId }, context).emits(archived);
    const state = [published, saved, archived].reduce(offering.evolve, offering.initial);
    expect(state).toMatchObject({ photos: [] });
    given(offering, published, saved, archived)
      .when(saveServicePhotos, command, context, theirs)
      .refuses({ code: 'OFFERING_STATE', current: 'archived', allowed: [] });
  });
});
