import type { ImageRefused } from '@osta/contracts/account/refusals';
import { UserId } from '@osta/contracts/ids';
import { PictureFileName, UploadedPicture } from '@osta/contracts/picture/files';
import { Gallery } from '@osta/contracts/professional/gallery';
import type { ProfileNotPublished } from '@osta/contracts/professional/refusals';
import type { PictureLimitReached } from '@osta/contracts/store/refusals';
import { imageProblems } from '@osta/platform/files/image-problems';
import { answerPicture, largestPicture, pictureForms } from '@osta/platform/files/kept-pictures';
import { makePictures } from '@osta/platform/files/make-picture';
import { defineRoute, type Route } from '@osta/platform/http/define-route';
import { unlessOverloaded } from '@osta/platform/http/unless-overloaded';
import { z } from 'zod';

import { notPublished } from '../commands/profile-commands.ts';
import { mostWorkFiles, type WorkPictures } from '../files/work-pictures.ts';
import type { FindGallery } from '../queries/find-gallery.ts';

interface WorkPictureRoutes {
  readonly pictures: WorkPictures;
  readonly findGallery: FindGallery;
  /** Whether a person has published a profile. */
  readonly hasProfile: (userId: UserId) => Promise<boolean>;
}

type Stored =
  | { readonly body: UploadedPicture }
  | { readonly refused: ImageRefused | PictureLimitReached | ProfileNotPublished };

/** Returns the routes of pictures of work: their upload, one's own gallery, and their forms for everybody. */
export function workPictureRoutes({
  pictures,
  findGallery,
  hasProfile,
}: WorkPictureRoutes): readonly Route[] {
  async function store(userId: UserId, bytes: Uint8Array): Promise<Stored> {
    // Before the work: nobody else makes us decode anything
    if (!(await hasProfile(userId))) return { refused: { code: 'PROFILE_NOT_PUBLISHED' } };
    const made = await makePictures(bytes, pictureForms);
    if (!made.ok) return { refused: made.refused };
    const pictureId = await pictures.add(userId, made.pictures);
    if (pictureId !== null) return { body: { pictureId } };
    return { refused: { code: 'PICTURE_LIMIT_REACHED', limit: mostWorkFiles } };
  }

  return [
    defineRoute({
      method: 'post',
      path: '/api/professional/pictures',
      operationId: 'uploadWorkPicture',
      summary: 'Upload a picture of your work: JPEG, PNG or WebP, at most 5 MB',
      access: 'registered',
      upload: { field: 'file', maxBytes: largestPicture },
      answer: UploadedPicture,
      status: 201,
      problems: {
        ...imageProblems,
        PICTURE_LIMIT_REACHED: {
          status: 409,
          title: 'The profile has reached its limit of pictures',
        },
        ...notPublished,
      },
      rateLimit: { points: 60, seconds: 3600 },
      handle: ({ principal, file }) =>
        unlessOverloaded(() => store(principal.userId, file?.bytes ?? new Uint8Array())),
    }),

    defineRoute({
      method: 'get',
      path: '/api/professional/gallery',
      operationId: 'getMyGallery',
      summary: 'List the pictures of your work, with their words in both languages',
      access: 'registered',
      answer: Gallery,
      handle: async ({ principal }) => ({ body: await findGallery(principal.userId) }),
    }),

    defineRoute({
      method: 'get',
      path: '/api/professionals/{professionalId}/pictures/{pictureId}/{file}',
      operationId: 'getWorkPicture',
      summary: 'Get a picture of a professional’s work in one of its sizes and formats',
      access: 'public',
      params: z.strictObject({
        professionalId: UserId,
        pictureId: z.uuidv7(),
        file: PictureFileName,
      }),
      answersFile: 'image/*',
      platformProblems: ['NOT_FOUND'],
      handle: async ({ params: { professionalId, pictureId, file } }) =>
        answerPicture(file, await pictures.find(professionalId, pictureId, file)),
    }),
  ];
}
