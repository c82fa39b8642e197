import type { ImageRefused } from '@osta/contracts/account/refusals';
import type { UserId } from '@osta/contracts/ids';
import type { UploadedPicture } from '@osta/contracts/picture/files';
import type { PictureLimitReached } from '@osta/contracts/picture/picture-refusals';
import { professionalOperations } from '@osta/contracts/professional/operations';
import type { ProfileNotPublished } from '@osta/contracts/professional/refusals';
import { imageProblems } from '@osta/platform/files/image-problems';
import { answerPicture, pictureForms } from '@osta/platform/files/kept-pictures';
import { makePictures } from '@osta/platform/files/make-picture';
import { defineRoute, type Route } from '@osta/platform/http/define-route';
import { unlessOverloaded } from '@osta/platform/http/unless-overloaded';

import { profileProblems } from '../commands/profile-problems.ts';
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
    defineRoute(professionalOperations.uploadWorkPicture, {
      access: 'registered',
      problems: { ...imageProblems, ...profileProblems },
      rateLimit: { points: 60, seconds: 3600 },
      handle: ({ principal, file }) =>
        unlessOverloaded(() => store(principal.userId, file?.bytes ?? new Uint8Array())),
    }),

    defineRoute(professionalOperations.getMyGallery, {
      access: 'registered',
      handle: async ({ principal }) => ({ body: await findGallery(principal.userId) }),
    }),

    defineRoute(professionalOperations.getWorkPicture, {
      access: 'public',
      platformProblems: ['NOT_FOUND'],
      handle: async ({ params: { professionalId, pictureId, file } }) =>
        answerPicture(file, await pictures.find(professionalId, pictureId, file)),
    }),
  ];
}
