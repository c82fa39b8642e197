import type { ImageRefused } from '@osta/contracts/account/refusals';
import type { StoreId } from '@osta/contracts/ids';
import type { UploadedPicture } from '@osta/contracts/picture/files';
import type { PictureLimitReached } from '@osta/contracts/picture/picture-refusals';
import { storeOperations } from '@osta/contracts/store/operations';
import type {
  StoreIllegalTransition,
  StoreNotFound,
  StoreRoleTooLow,
} from '@osta/contracts/store/refusals';
import { imageProblems } from '@osta/platform/files/image-problems';
import { answerPicture, pictureForms } from '@osta/platform/files/kept-pictures';
import { makePictures } from '@osta/platform/files/make-picture';
import { defineRoute, type Route } from '@osta/platform/http/define-route';
import { unlessOverloaded } from '@osta/platform/http/unless-overloaded';
import type { Pool } from 'pg';

import { storeProblems } from '../commands/store-problems.ts';
import { forMember } from '../domain/store/on-store.ts';
import { mostFiles, type StorePictures } from '../files/store-pictures.ts';
import { readStoreRow } from '../queries/store-row.ts';

interface PictureRoutes {
  readonly pool: Pool;
  readonly pictures: StorePictures;
}

type Stored =
  | { readonly body: UploadedPicture }
  | {
      readonly refused:
        | ImageRefused
        | PictureLimitReached
        | StoreIllegalTransition
        | StoreNotFound
        | StoreRoleTooLow;
    };

/** Returns the routes of the files of pictures: their upload by members, and their forms for everybody. */
export function pictureRoutes({ pool, pictures }: PictureRoutes): readonly Route[] {
  async function store(
    storeId: StoreId,
    actor: Parameters<typeof forMember>[2],
    bytes: Uint8Array,
  ): Promise<Stored> {
    const row = await readStoreRow(pool, storeId);
    // Before the work: strangers make nobody decode anything
    const checked = forMember('save', row?.state ?? { status: 'none' }, actor);
    if (!checked.ok) return { refused: checked.refused };
    const made = await makePictures(bytes, pictureForms);
    if (!made.ok) return { refused: made.refused };
    const pictureId = await pictures.add(storeId, made.pictures);
    if (pictureId === null) return { refused: { code: 'PICTURE_LIMIT_REACHED', limit: mostFiles } };
    return { body: { pictureId } };
  }

  return [
    defineRoute(storeOperations.uploadStorePicture, {
      access: 'registered',
      problems: { ...imageProblems, ...storeProblems },
      rateLimit: { points: 60, seconds: 3600 },
      handle: ({ params: { storeId }, principal, file }) =>
        unlessOverloaded(() => store(storeId, principal.userId, file?.bytes ?? new Uint8Array())),
    }),

    defineRoute(storeOperations.getStorePicture, {
      access: 'public',
      platformProblems: ['NOT_FOUND'],
      handle: async ({ params: { storeId, pictureId, file } }) =>
        answerPicture(file, await pictures.find(storeId, pictureId, file)),
    }),
  ];
}
