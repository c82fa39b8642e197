import { Plural } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import type { GalleryPicture } from '../gallery/gallery-picture.ts';
import { SizedPicture } from '../gallery/sized-picture.tsx';
import { useLightbox } from '../gallery/use-lightbox.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

import './picture-cover.css';

export interface PictureCoverProps {
  /** What the pictures show: the name of a service. It names the button and the lightbox. */
  readonly label: string;
  /** At least one; the first one is the cover. */
  readonly pictures: readonly [GalleryPicture, ...(readonly GalleryPicture[])];
}

/** The first of some pictures, across its parent; it opens all of them in a lightbox. */
export function PictureCover({ label, pictures }: PictureCoverProps): ReactNode {
  const { open, opening, lightbox } = useLightbox(label, pictures);
  const [cover] = pictures;
  return (
    <>
      <button type="button" className="ui-picture-cover" {...opening} onClick={() => open(0)}>
        <SizedPicture
          picture={cover}
          alt=""
          sizes="400px"
          loading="lazy"
          decoding="async"
          width={480}
          height={360}
        />
        <VisuallyHidden>{label}: </VisuallyHidden>
        <span className="ui-picture-cover-count">
          <Plural value={pictures.length} one="# photo" other="# photos" />
        </span>
      </button>
      {lightbox}
    </>
  );
}
