import type { OfferingId } from '@osta/contracts/ids';
import type { ServicePhotos } from '@osta/contracts/offering/api';
import type { OfferingNotFound, OfferingState } from '@osta/contracts/offering/refusals';
import type { ServicePhotosSaved } from '@osta/contracts/offering/service-photos-saved';
import type { PictureNotFound } from '@osta/contracts/picture/picture-refusals';
import { accept, refuse, type Context, type Decision } from '@osta/platform/decider';

import { ruled } from './allowed.ts';
import type { Offering } from './offering.ts';

/** The professional says which photos the service shows. */
export interface SaveServicePhotos extends ServicePhotos {
  readonly offeringId: OfferingId;
}

/** What the decision needs besides the service. */
export interface PhotosFacts {
  /** Whether every photo was uploaded by this professional. */
  readonly areTheirs: boolean;
}

/** Shows these photos in this order, the first one as the cover; those that are not named are shown no longer. */
export function saveServicePhotos(
  { photos }: SaveServicePhotos,
  state: Offering,
  context: Context,
  { areTheirs }: PhotosFacts,
): Decision<ServicePhotosSaved, OfferingNotFound | OfferingState | PictureNotFound> {
  const found = ruled('revise', state, context);
  if (!found.ok) return refuse(found.refused);
  if (!areTheirs) return refuse({ code: 'PICTURE_NOT_FOUND' });

  const saved: ServicePhotosSaved = {
    type: 'osta.offering.service-photos-saved',
    data: { ...found.offering, photos },
  };
  return accept(saved);
}
