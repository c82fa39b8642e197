import { StoreId } from '@osta/contracts/ids';
import { StoreReceipt } from '@osta/contracts/store/api';
import { MediaSection } from '@osta/contracts/store/media';
import { defineCommand } from '@osta/platform/http/define-command';
import { z } from 'zod';

import { saveMedia } from '../domain/store/save-media.ts';
import type { StorePictures } from '../files/store-pictures.ts';
import type { StoreAggregate } from './store-aggregate.ts';
import { forMembers, storeRows } from './store-problems.ts';

interface Wiring {
  readonly stores: StoreAggregate;
  readonly pictures: Pick<StorePictures, 'areOf'>;
}

/** Declares the command that shows pictures which were uploaded before. */
export function mediaCommands({ stores, pictures: files }: Wiring) {
  return {
    saveMedia: defineCommand(stores, {
      name: 'saveStoreMedia',
      summary: 'Save the pictures of a store and their order, the first one as the cover',
      method: 'put',
      path: '/api/stores/{storeId}/sections/media',
      access: 'registered',
      rateLimit: { points: 60, seconds: 60 },
      params: z.strictObject({ storeId: StoreId }),
      body: MediaSection,
      decide: saveMedia,
      facts: async ({ storeId, pictures }) => ({
        areTheirs: await files.areOf(
          storeId,
          pictures.map(({ id }) => id),
        ),
      }),
      problems: { ...forMembers, ...storeRows('PICTURE_LIMIT_REACHED', 'PICTURE_NOT_FOUND') },
      answer: StoreReceipt,
    }),
  };
}
