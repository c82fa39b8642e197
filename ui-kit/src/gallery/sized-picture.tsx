import type { ImgHTMLAttributes, ReactNode } from 'react';

import type { GalleryPicture } from './gallery-picture.ts';

interface SizedPictureProps extends Pick<
  ImgHTMLAttributes<HTMLImageElement>,
  'className' | 'loading' | 'fetchPriority' | 'decoding' | 'width' | 'height'
> {
  readonly picture: GalleryPicture;
  /** Empty where the words beside it say everything. */
  readonly alt: string;
  /** How wide it is shown, for the browser's choice. */
  readonly sizes: string;
}

/** A picture in the size and format that suit the screen. */
export function SizedPicture({
  picture: { src, srcSet, avifSrcSet },
  sizes,
  alt,
  ...image
}: SizedPictureProps): ReactNode {
  return (
    <picture>
      {avifSrcSet !== undefined && <source type="image/avif" srcSet={avifSrcSet} sizes={sizes} />}
      <img src={src} alt={alt} {...(srcSet !== undefined && { srcSet, sizes })} {...image} />
    </picture>
  );
}
