import { Plural, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import type { GalleryPicture } from './gallery-picture.ts';
import { SizedPicture } from './sized-picture.tsx';
import { useLightbox } from './use-lightbox.tsx';

import './gallery.css';

export interface GalleryProps {
  /** Names the gallery for screen readers. */
  readonly label: string;
  /** At least one; the first one is shown large. */
  readonly pictures: readonly GalleryPicture[];
}

/** Pictures beside the first one; the others are behind a button. */
const beside = 4;

/** Pictures of a place or of work: the first one large, all of them in a lightbox. */
export function Gallery({ label, pictures }: GalleryProps): ReactNode {
  const { t } = useLingui();
  const { open, opening, lightbox } = useLightbox(label, pictures);
  const shown = pictures.slice(0, 1 + beside);
  const hidden = pictures.length - shown.length;

  return (
    <section className="ui-gallery" aria-label={label}>
      <ul className="ui-gallery-tiles" data-count={shown.length}>
        {shown.map((picture, n) => {
          const { id, alt } = picture;
          return (
            <li key={id}>
              <button
                type="button"
                className="ui-gallery-tile"
                aria-label={t`Show picture: ${alt}`}
                {...opening}
                onClick={() => open(n)}
              >
                <SizedPicture
                  picture={picture}
                  alt=""
                  sizes={n === 0 ? wideSizes : tileSizes}
                  loading={n === 0 ? 'eager' : 'lazy'}
                  fetchPriority={n === 0 ? 'high' : 'auto'}
                  decoding="async"
                />
              </button>
            </li>
          );
        })}
      </ul>
      {hidden > 0 && (
        <button type="button" className="ui-gallery-all" {...opening} onClick={() => open(0)}>
          <Plural value={pictures.length} one="Show # picture" other="Show all # pictures" />
        </button>
      )}
      {lightbox}
    </section>
  );
}

/* oxlint-disable lingui/no-unlocalized-strings -- media queries, not words */
const wideSizes = '(width < 768px) 100vw, 600px';
const tileSizes = '(width < 768px) 25vw, 300px';
