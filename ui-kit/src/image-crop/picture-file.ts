import { type Crop, cropArea, outputSize } from './crop-area.ts';

/** Reads a chosen picture. Rejects when the file is no picture. */
export async function readPicture(file: File): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(file);
  try {
    const picture = new Image();
    picture.src = url;
    await picture.decode();
    return picture;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Draws the kept area of a picture onto a canvas. */
export function drawCrop(
  canvas: HTMLCanvasElement,
  picture: HTMLImageElement,
  aspect: number,
  crop: Crop,
): void {
  const size = { width: picture.naturalWidth, height: picture.naturalHeight };
  const { x, y, width, height } = cropArea(size, aspect, crop);
  const context = canvas.getContext('2d');
  context?.clearRect(0, 0, canvas.width, canvas.height);
  context?.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
}

const widest = 1600;
const quality = 0.86;

/** Returns the kept area as a new file: JPEG, no wider than 1600 px, under the original's name. */
export async function cropFile(
  file: File,
  picture: HTMLImageElement,
  aspect: number,
  crop: Crop,
): Promise<File> {
  const size = { width: picture.naturalWidth, height: picture.naturalHeight };
  const canvas = document.createElement('canvas');
  Object.assign(canvas, outputSize(cropArea(size, aspect, crop), aspect, widest));
  drawCrop(canvas, picture, aspect, crop);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });
  if (blob === null) throw new Error('the browser could not write the picture');
  return new File([blob], file.name.replace(/\.[^.]*$/, '.jpg'), { type: 'image/jpeg' });
}
