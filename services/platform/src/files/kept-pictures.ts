import {
  pictureFiles,
  pictureFormats,
  type PictureFile,
  pictureSides,
} from '@osta/contracts/picture/forms';

import { keepFiles, type FileKeeper, type KeptFiles } from './kept-files.ts';
import type { PictureForm } from './make-picture.ts';

/** The largest upload in bytes: a photograph. */
export const largestPicture: number = 5 * 1024 * 1024;

/** A picture is immutable: a new one has a new id. Opened as a page, it can run nothing. */
export const pictureHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'content-disposition': 'inline; filename="picture"',
  'x-content-type-options': 'nosniff',
};

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
export function pictureTypeOf(file: PictureFile): 'image/avif' | 'image/webp' {
  return file.endsWith('.avif') ? 'image/avif' : 'image/webp';
}
