import { picturePath } from '@osta/contracts/store/media-path';
import type { ReactNode } from 'react';

import { pictureSources } from '../pictures/picture-sources.ts';

interface StorePictureProps {
  readonly storeId: string;
  readonly pictureId: string;
  /** Empty where the words beside it say everything. */
  readonly alt: string;
  /** How wide it is shown, for the browser's choice: `(width < 768px) 100vw, 400px`. */
  readonly sizes: string;
  /** The first picture of a page is loaded at once. */
  readonly isFirst?: boolean;
  readonly className?: string;
}

/** A picture of a store, in the size and format that suit the screen. */
export function StorePicture({
  storeId,
  pictureId,
  alt,
  sizes,
  isFirst = false,
  className,
}: StorePictureProps): ReactNode {
  const { src, srcSet, avifSrcSet } = pictureSources((file) =>
    picturePath(storeId, pictureId, file),
  );
  return (
    <picture>
      <source type="image/avif" srcSet={avifSrcSet} sizes={sizes} />
      <img
        {...(className !== undefined && { className })}
        srcSet={srcSet}
        src={src}
        sizes={sizes}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        {...(isFirst && { fetchPriority: 'high' as const })}
        decoding="async"
      />
    </picture>
  );
}
