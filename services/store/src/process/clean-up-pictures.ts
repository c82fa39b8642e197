import type { EventEnvelope } from '@osta/contracts/envelope';
import { StoreClosedV1 } from '@osta/contracts/store/store-closed.v1';
import { StoreMediaSavedV1 } from '@osta/contracts/store/store-media-saved.v1';
import type { Reaction } from '@osta/platform/process/reaction';

import type { StorePictures } from '../files/store-pictures.ts';

/** How long a picture that was uploaded may wait to be saved: somebody may still describe it. */
const waits = 86_400_000;

/**
 * Returns the process manager that deletes the files of pictures which a store shows no longer, and all of them
 * when it is closed.
 */
export function cleanUpPictures(
  pictures: Pick<StorePictures, 'clear'>,
): (event: EventEnvelope) => Promise<readonly Reaction[]> {
  return async ({ subject, time, type, data }) => {
    if (StoreMediaSavedV1.safeParse({ type, data }).success) {
      await pictures.clear(subject, 'unused', new Date(Date.parse(time) - waits));
    }
    if (StoreClosedV1.safeParse({ type, data }).success) {
      await pictures.clear(subject, 'all', new Date(time));
    }
    return [];
  };
}
