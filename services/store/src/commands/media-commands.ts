import { sectionOperations } from '@osta/contracts/store/section-operations';
import { commandsOf } from '@osta/platform/http/commands-of';

import { saveMedia } from '../domain/store/save-media.ts';
import type { StorePictures } from '../files/store-pictures.ts';
import type { ReadPlans } from '../queries/read-plans.ts';
import type { StoreAggregate } from './store-aggregate.ts';
import { storeProblems } from './store-problems.ts';

interface Wiring {
  readonly stores: StoreAggregate;
  readonly readPlans: ReadPlans;
  readonly pictures: Pick<StorePictures, 'areOf'>;
}

/** Declares the command that shows pictures which were uploaded before. */
export function mediaCommands({ stores, pictures: files, readPlans }: Wiring) {
  const command = commandsOf(stores, storeProblems);

  return {
    saveMedia: command(sectionOperations.saveStoreMedia, {
      access: 'registered',
      rateLimit: { points: 60, seconds: 60 },
      decide: saveMedia,
      facts: async ({ storeId, pictures }) => {
        const ids = pictures.map(({ id }) => id);
        const [areTheirs, { plans }] = await Promise.all([files.areOf(storeId, ids), readPlans()]);
        return { areTheirs, plans };
      },
    }),
  };
}
