import type { ImageRefused } from '@osta/contracts/account/refusals';
import type { PhotoFile } from '@osta/contracts/request/photo-forms';
import type { KeptForm } from '@osta/platform/files/kept-files';
import { makePictures, type PictureForm } from '@osta/platform/files/make-picture';

type MadePhoto =
  | { readonly ok: true; readonly forms: readonly KeptForm<PhotoFile>[] }
  | { readonly ok: false; readonly refused: ImageRefused };

/**
 * Makes the stored forms of a photo, without the place and the camera that a phone writes into it.
 *
 * @throws Overloaded
 */
export async function makePhoto(bytes: Uint8Array): Promise<MadePhoto> {
  const made = await makePictures(bytes, [within(480), within(1600)]);
  if (!made.ok) return made;
  const [small, large] = made.pictures;
  if (!small || !large) throw new Error('A form of a photo was not made');
  return { ok: true, forms: [stored('480.webp', small), stored('1600.webp', large)] };
}

function within(side: number): PictureForm {
  return {
    size: { width: side, height: side, fit: 'inside', withoutEnlargement: true },
    format: 'webp',
  };
}

function stored(file: PhotoFile, bytes: Uint8Array): KeptForm<PhotoFile> {
  return { file, bytes, type: 'image/webp' };
}
