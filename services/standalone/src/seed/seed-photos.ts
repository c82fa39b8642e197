import { readFile } from 'node:fs/promises';

import type { UserId } from '@osta/contracts/ids';
import { pictureFiles } from '@osta/contracts/picture/forms';
import { photoFiles } from '@osta/contracts/request/photo-forms';
import type { Clock } from '@osta/platform/clock';
import type { RequestPhotos } from '@osta/request/files/request-photos';

import { workFiles, workScenes, type WorkTrade } from './work-scenes.ts';

/**
 * Uploads two drawings of a trade as the photos of a customer's request.
 *
 * @returns their ids
 */
export async function seedPhotos(
  photos: Pick<RequestPhotos, 'add' | 'clear'>,
  customerId: UserId,
  trade: WorkTrade,
  clock: Clock,
): Promise<readonly string[]> {
  // A seed that was interrupted has left some behind
  await photos.clear(customerId, 'unused', new Date(clock.now()));
  const ids: string[] = [];
  for (const scene of workScenes.slice(0, 2)) {
    const drawn = workFiles(trade, scene);
    const made = await Promise.all(
      photoFiles.map(async (file) => {
        const place = drawn[pictureFiles.indexOf(file)];
        if (!place) throw new Error(`No ${file} of ${trade} is drawn`);
        return { file, bytes: await readFile(place), type: 'image/webp' };
      }),
    );
    const id = await photos.add(customerId, made);
    if (id === null) throw new Error('A seeded customer has too many photos');
    ids.push(id);
  }
  return ids;
}
