import { AccountErased } from '@osta/contracts/account/account-erased';
import type { EventEnvelope } from '@osta/contracts/envelope';
import { GallerySaved } from '@osta/contracts/professional/gallery-saved';
import type { Reaction } from '@osta/platform/process/reaction';

import type { WorkPictures } from '../files/work-pictures.ts';

/** How long a picture that was uploaded may wait to be saved: somebody may still describe it. */
const waits = 86_400_000;

/**
 * Returns the process manager that deletes the files of pictures which a profile shows no longer, and all of
 * them with the account.
 */
export function cleanUpPictures(
  pictures: Pick<WorkPictures, 'clear'>,
): (event: EventEnvelope) => Promise<readonly Reaction[]> {
  return async ({ subject, time, type, data }) => {
    if (GallerySaved.safeParse({ type, data }).success) {
      await pictures.clear(subject, 'unused', new Date(Date.parse(time) - waits));
    }
    if (AccountErased.safeParse({ type, data }).success) {
      await pictures.clear(subject, 'all', new Date(time));
    }
    return [];
  };
}
