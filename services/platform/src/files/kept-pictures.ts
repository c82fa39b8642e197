import {
  pictureFiles,
  pictureFormats,
  type PictureFile,
  pictureSides,
} from '@osta/contracts/picture/forms';

import type { FileAnswer } from '../http/route.ts';
import { publicFileHeaders } from './file-headers.ts';
import { keepFiles, type FileKeeper, type KeptFiles } from './kept-files.ts';
import type { PictureForm } from './make-picture.ts';

/** What is made of every upload, in the order of `pictureFiles`. */
export const pictureForms: readonly PictureForm[] = pictureSides.flatMap((side) =>
  pictureFormats.map((format) => ({
    size: { width: side, height: side, fit: 'inside', withoutEnlargement: true } as const,
    format,
  })),
);

/** Pictures that customers see, so their addresses are open; whoever they belong to decides which. */
export interface KeptPictures<OwnerId extends string> extends Omit<
  KeptFiles<OwnerId, PictureFile>,
  'add'
> {
  /**
   * Keeps the forms of a picture, in the order of `pictureForms`.
   *
   * @returns its id; null if the owner keeps as many as they may
   */
  add(owner: OwnerId, made: readonly Uint8Array[]): Promise<string | null>;
}

type PictureAnswer =
  | { readonly file: FileAnswer; readonly headers: Headers }
  | { readonly problem: 'NOT_FOUND' };

/** Returns the pictures of a service in a store of files. */
export function keepPictures<OwnerId extends string>(keeper: FileKeeper): KeptPictures<OwnerId> {
  const files = keepFiles<OwnerId, PictureFile>(keeper, pictureFiles);
  return {
    ...files,
    async add(owner, made) {
      return files.add(
        owner,
        pictureFiles.map((file, place) => {
          const bytes = made[place];
          if (!bytes) throw new Error(`The form ${file} of a picture was not made`);
          return { file, bytes, type: pictureTypeOf(file) };
        }),
      );
    },
  };
}

/** Returns the media type of a form. */
function pictureTypeOf(file: PictureFile): 'image/avif' | 'image/webp' {
  return file.endsWith('.avif') ? 'image/avif' : 'image/webp';
}

/** Answers with a form of a picture, for everybody: a new picture has a new id. */
export function answerPicture(file: PictureFile, bytes: Uint8Array | null): PictureAnswer {
  if (!bytes) return { problem: 'NOT_FOUND' };
  const headers = publicFileHeaders('inline; filename="picture"');
  return { file: { bytes, type: pictureTypeOf(file) }, headers };
}
