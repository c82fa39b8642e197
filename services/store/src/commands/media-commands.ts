import { sectionOperations } from '@osta/contracts/store/section-operations';
import { commandsOf } from '@osta/platform/http/commands-of';

import { saveMedia } from '../domain/store/save-media.ts';
import type { StorePictures } from '../files/store-pictures.ts';
import type { StoreAggregate } from './store-aggregate.ts';
import { storeProblems } from './store-problems.ts';

interface Wiring {
  readonly stores: StoreAggregate;
  readonly pictures: Pick<StorePictures, 'areOf'>;
}

/** Declares the command that shows pictures which were uploaded before. */
export function mediaCommands({ stores, pictures: files }: Wiring) {
  const command = commandsOf(stores, storeProblems);

  return {
    saveMedia: command(sectionOperations.saveStoreMedia, {
      access: 'registered',
      rateLimit: { points: 60, seconds: 60 },
      decide: saveMedia,
      facts: async ({ storeId, pictures }) => ({
        areTheirs: await files.areOf(
          storeId,
          pictures.map(({ id }) => id),
        ),
      }),
    }),
  };
}
