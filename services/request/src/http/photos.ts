import type { ImageRefused } from '@osta/contracts/account/refusals';
import type { UserId } from '@osta/contracts/ids';
import { requestOperations } from '@osta/contracts/request/operations';
import type { UploadedPhoto } from '@osta/contracts/request/photos';
import type { PhotoLimitReached } from '@osta/contracts/request/refusals';
import { privateFileHeaders } from '@osta/platform/files/file-headers';
import { imageProblems } from '@osta/platform/files/image-problems';
import { defineRoute, type Route } from '@osta/platform/http/define-route';
import { unlessOverloaded } from '@osta/platform/http/unless-overloaded';

import { requestProblems } from '../commands/problems.ts';
import { makePhoto } from '../files/make-photo.ts';
import { mostWaitingPhotos, type RequestPhotos } from '../files/request-photos.ts';
import type { FindPhotoOwner } from '../queries/find-photo-owner.ts';

interface PhotoRoutes {
  readonly photos: RequestPhotos;
  readonly findPhotoOwner: FindPhotoOwner;
}

type Stored =
  | { readonly body: UploadedPhoto }
  | { readonly refused: ImageRefused | PhotoLimitReached };

/** Returns the routes of photos: their upload before there is a request, and their forms for those who may see them. */
export function photoRoutes({ photos, findPhotoOwner }: PhotoRoutes): readonly Route[] {
  async function store(customerId: UserId, bytes: Uint8Array): Promise<Stored> {
    const made = await makePhoto(bytes);
    if (!made.ok) return { refused: made.refused };
    const photoId = await photos.add(customerId, made.forms);
    if (photoId !== null) return { body: { photoId } };
    return { refused: { code: 'PHOTO_LIMIT_REACHED', limit: mostWaitingPhotos } };
  }

  return [
    defineRoute(requestOperations.uploadRequestPhoto, {
      access: 'registered',
      problems: { ...imageProblems, ...requestProblems },
      rateLimit: { points: 40, seconds: 3600 },
      handle: ({ principal, file }) =>
        unlessOverloaded(() => store(principal.userId, file?.bytes ?? new Uint8Array())),
    }),

    defineRoute(requestOperations.getRequestPhoto, {
      access: 'registered',
      platformProblems: ['NOT_FOUND'],
      handle: async ({ params: { photoId, file }, principal }) => {
        const ownerId = await findPhotoOwner(photoId, principal);
        const bytes = ownerId && (await photos.find(ownerId, photoId, file));
        if (!bytes) return { problem: 'NOT_FOUND' };
        const headers = privateFileHeaders('inline; filename="photo.webp"');
        return { file: { bytes, type: 'image/webp' }, headers };
      },
    }),
  ];
}
