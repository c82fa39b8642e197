import { pictureFormats, type PictureFile, pictureSides } from '@osta/contracts/picture/forms';

/** The addresses of a stored picture: those of its modern format, and those that every browser reads. */
interface PictureSources {
  readonly src: string;
  readonly srcSet: string;
  readonly avifSrcSet: string;
}

/** Returns the addresses of a picture in all sizes; takes the path of one of its forms. */
export function pictureSources(pathOf: (file: PictureFile) => string): PictureSources {
  const [avif, webp] = pictureFormats;
  const sizesIn = (format: (typeof pictureFormats)[number]): string =>
    pictureSides.map((side) => `${pathOf(`${side}.${format}`)} ${side}w`).join(', ');
  return { src: pathOf('960.webp'), srcSet: sizesIn(webp), avifSrcSet: sizesIn(avif) };
}
