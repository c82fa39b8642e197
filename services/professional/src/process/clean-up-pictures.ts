import { AccountErased } from '@osta/contracts/account/account-erased';
import type { EventEnvelope } from '@osta/contracts/envelope';
import { ServiceArchived } from '@osta/contracts/offering/service-archived';
import { ServicePhotosSaved } from '@osta/contracts/offering/service-photos-saved';
import { GallerySaved } from '@osta/contracts/professional/gallery-saved';
import type { Reaction } from '@osta/platform/process/reaction';
import { z } from 'zod';

import type { WorkPictures } from '../files/work-pictures.ts';

/** After these a service shows other photos than before. */
const ServicesPhotos = z.union([ServicePhotosSaved, ServiceArchived]);

/** How long a picture that was uploaded may wait to be saved: somebody may still describe it. */
const waits = 86_400_000;

/**
 * Returns the process manager that deletes the files of pictures which neither the profile nor a service shows any
 * more, and all of them with the account.
 */
export function cleanUpPictures(
  pictures: Pick<WorkPictures, 'clear'>,
): (event: EventEnvelope) => Promise<readonly Reaction[]> {
  return async ({ subject, time, type, data }) => {
    const former = new Date(Date.parse(time) - waits);
    if (GallerySaved.safeParse({ type, data }).success) {
      await pictures.clear(subject, 'unused', former);
    }
    const service = ServicesPhotos.safeParse({ type, data });
    if (service.success) {
      await pictures.clear(service.data.data.professionalId, 'unused', former);
    }
    if (AccountErased.safeParse({ type, data }).success) {
      await pictures.clear(subject, 'all', new Date(time));
    }
    return [];
  };
}
