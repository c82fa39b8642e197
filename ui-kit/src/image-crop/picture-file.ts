import { type Area, outputSize } from './crop-area.ts';

/** Reads a picture from its address. Rejects when there is no picture. */
export async function readPicture(url: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  return picture;
}

/**
 * Returns the whole picture as a JPEG, no wider than 1600 px: what a phone takes is ten times as heavy. Rejects
 * when this browser cannot read it.
 */
export async function shrinkPicture(file: File): Promise<File> {
  const url = URL.createObjectURL(file);
  try {
    const picture = await readPicture(url);
    const { naturalWidth: width, naturalHeight: height } = picture;
    return await cropFile(file, picture, width / height, { x: 0, y: 0, width, height });
  } finally {
    URL.revokeObjectURL(url);
  }
}

const widest = 1600;
const quality = 0.86;

/**
 * Returns an area of a picture as a new file: JPEG, no wider than 1600 px, under the original's
 * name.
 *
 * @param area in pixels of the picture
 */
export async function cropFile(
  file: File,
  picture: HTMLImageElement,
  aspect: number,
  { x, y, width, height }: Area,
): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, outputSize({ width, height }, aspect, widest));
  const context = canvas.getContext('2d');
  context?.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });
  if (blob === null) throw new Error('the browser could not write the picture');
  return new File([blob], file.name.replace(/\.[^.]*$/, '.jpg'), { type: 'image/jpeg' });
}
