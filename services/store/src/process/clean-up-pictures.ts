import type { EventEnvelope } from '@osta/contracts/envelope';
import { StoreClosed } from '@osta/contracts/store/store-closed';
import { StoreMediaSaved } from '@osta/contracts/store/store-media-saved';
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
    if (StoreMediaSaved.safeParse({ type, data }).success) {
      await pictures.clear(subject, 'unused', new Date(Date.parse(time) - waits));
    }
    if (StoreClosed.safeParse({ type, data }).success) {
      await pictures.clear(subject, 'all', new Date(time));
    }
    return [];
  };
}
